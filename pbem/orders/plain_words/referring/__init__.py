"""Whom a sentence means without naming him: those told of before, the other one, who goes along."""
