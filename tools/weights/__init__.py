"""Weighs the clues of people's sentences anew: `make weights`, after a change of the sentences or clues.

`tests/people` holds sentences by many writers, each with what it means. From them a logistic regression works
out how much each clue speaks for each thing that a sentence, or a word in it, may say. The program only reads
the outcome, the data files in `pbem/orders/plain_words/weighing`; scikit-learn is needed here alone.
"""
