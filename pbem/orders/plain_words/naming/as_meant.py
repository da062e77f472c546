"""What a sentence names, as its writer means it: verbs whole, trains told apart, without idle words."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.buying.clauses_told import without_clauses
from pbem.orders.plain_words.buying.counts import with_both_counted, with_others_counted, without_times
from pbem.orders.plain_words.buying.hosts import without_hosts
from pbem.orders.plain_words.buying.paid_cards import with_payment, with_wish
from pbem.orders.plain_words.commenting.no_attack import without_attack_instead, without_denied_attack
from pbem.orders.plain_words.commenting.others_told import without_others
from pbem.orders.plain_words.commenting.reasons_before import without_reason
from pbem.orders.plain_words.commenting.reasons_behind import without_reason_behind
from pbem.orders.plain_words.commenting.said_behind import without_said
from pbem.orders.plain_words.commenting.tails import without_tails
from pbem.orders.plain_words.commenting.unwilling import with_unwilling, without_bidding, without_care
from pbem.orders.plain_words.commenting.warnings_told import without_warnings
from pbem.orders.plain_words.correcting.avoided import with_avoided
from pbem.orders.plain_words.correcting.changed_mind import without_changed_mind
from pbem.orders.plain_words.correcting.denied_names import (
    with_not_only,
    with_plain_denials,
    without_compared,
    without_lesser,
)
from pbem.orders.plain_words.correcting.instead import with_instead
from pbem.orders.plain_words.correcting.outdone import with_outdone
from pbem.orders.plain_words.correcting.weighed import without_weighed
from pbem.orders.plain_words.correcting.withdrawn import without_withdrawn
from pbem.orders.plain_words.depending.bare_limits import with_bare_limit, without_empty_if
from pbem.orders.plain_words.depending.clause_before import with_whither
from pbem.orders.plain_words.depending.facts_first import with_fact_first
from pbem.orders.plain_words.depending.no_conditions import (
    without_courtesies,
    without_either_way,
    without_mockery,
)
from pbem.orders.plain_words.depending.verb_first import (
    with_condition_parted,
    with_exceptions,
    with_if,
    with_unless,
    with_won,
)
from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.fighting.attack_by import (
    with_attacker_first,
    with_companions_first,
    with_joined_attackers,
)
from pbem.orders.plain_words.fighting.attack_words import with_attacks
from pbem.orders.plain_words.naming.bare_no import with_bare_no
from pbem.orders.plain_words.naming.called_so import with_supply, without_praise
from pbem.orders.plain_words.naming.cities_first import with_cities_last
from pbem.orders.plain_words.naming.far_sides import without_far_side
from pbem.orders.plain_words.naming.initials import with_initials, without_house
from pbem.orders.plain_words.naming.it_reached import with_it_reached
from pbem.orders.plain_words.naming.named_ways import with_hunted, with_ways
from pbem.orders.plain_words.naming.nation_letters import with_cities, with_nation, without_cries
from pbem.orders.plain_words.naming.one_more import without_one_more, without_parting
from pbem.orders.plain_words.naming.split_verbs import with_neither, with_taker_first, with_whole_verbs
from pbem.orders.plain_words.naming.stands_told import without_stands
from pbem.orders.plain_words.naming.stops_on_way import with_stops_on_way
from pbem.orders.plain_words.naming.telegrams import with_telegrams
from pbem.orders.plain_words.naming.topics import (
    with_heading,
    with_march_given_up,
    with_names_told,
    with_topic,
    without_concession,
    without_direction,
    without_land,
    without_march,
    without_particles,
    without_river,
    without_road,
    without_topic_words,
)
from pbem.orders.plain_words.naming.visits import with_visit
from pbem.orders.plain_words.naming.ways_behind import with_way_behind
from pbem.orders.plain_words.naming.wished_places import with_wished
from pbem.orders.plain_words.plans.card_runs import with_suits
from pbem.orders.plain_words.plans.plural_values import with_plural_values
from pbem.orders.plain_words.referring.companions import with_companions
from pbem.orders.plain_words.referring.doing_alike import with_alike
from pbem.orders.plain_words.referring.followers import with_followers
from pbem.orders.plain_words.referring.left_behind import without_left
from pbem.orders.plain_words.referring.met import without_met
from pbem.orders.plain_words.referring.met_in_city import with_meeting
from pbem.orders.plain_words.referring.one_there import with_one_there
from pbem.orders.plain_words.referring.other_generals import with_other_generals
from pbem.orders.plain_words.referring.other_trains import with_nations_trains, with_other_trains
from pbem.orders.plain_words.referring.they import (
    with_both_staying,
    with_enemies_there,
    with_him_first,
    with_two_there,
)
from pbem.orders.plain_words.referring.those_who_attack import with_those_who_attack
from pbem.orders.plain_words.referring.trains_apart import with_trains_apart
from pbem.orders.plain_words.referring.trains_from import with_trains_from
from pbem.orders.plain_words.referring.who import with_sole_general, with_writer
from pbem.orders.plain_words.remarks.addressing import addressed
from pbem.orders.plain_words.remarks.headings import without_turn_label
from pbem.orders.plain_words.remarks.idle_parts import without_known, without_rest_fine
from pbem.orders.plain_words.remarks.other_turn import without_this_turn
from pbem.orders.plain_words.remarks.spoken_to import without_you
from pbem.orders.plain_words.remarks.unheard import without_sum
from pbem.orders.plain_words.sharing.set_up_shares import behind_names
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.included import with_rest, without_included
from pbem.orders.plain_words.staying.not_going import without_denied_march
from pbem.orders.plain_words.staying.watching import with_duties, with_watch


def as_meant(at: Situation, named: list[Entity], held: Sequence[str]) -> list[Entity]:
    """The entities of a sentence of a writer who has these cards; `named` is what its words name by
    themselves."""
    named = with_initials(at, without_turn_label(at, without_house(without_empty_if(named))))
    named = without_parting(at, without_rest_fine(without_known(named)))
    named = without_lesser(without_sum(without_cries(named)))
    named = without_one_more(at, with_heading(at, with_stops_on_way(without_stands(at, named))))
    named = without_changed_mind(at, with_it_reached(at, named))
    named = with_plain_denials(with_avoided(without_compared(named)))
    named = without_care(at, named)
    named = without_bidding(at, with_outdone(at, with_topic(without_concession(with_not_only(named)))))
    named = with_instead(with_unwilling(at, without_withdrawn(at, named)))
    named = without_mockery(without_courtesies(without_either_way(with_won(named))))
    named = without_topic_words(without_particles(without_direction(without_river(without_road(named)))))
    named = with_march_given_up(without_march(named))
    named = with_cities(with_names_told(without_land(named)))
    named = with_nations_trains(at, named)
    entities = without_this_turn(at, with_telegrams(at, with_nation(at, named)))
    entities = with_alike(at, with_cities_last(at, with_visit(at, entities)))
    entities = with_rest(with_duties(at, with_watch(at, with_supply(at, without_praise(at, entities)))))
    entities = with_meeting(at, with_trains_apart(at, with_trains_from(at, entities)))
    entities = with_way_behind(at, without_met(at, with_whither(at, entities)))
    entities = with_ways(at, with_hunted(at, with_wished(at, entities)))
    entities = with_followers(at, with_enemies_there(at, with_him_first(entities)))
    entities = with_one_there(at, without_far_side(entities))
    entities = with_others_counted(at, with_both_counted(entities))
    entities = with_two_there(at, with_other_generals(at, with_writer(at, with_sole_general(at, entities))))
    entities = with_both_staying(at, entities)
    entities = without_hosts(at, entities)
    entities = with_companions(at, without_you(at, without_left(at, entities)))
    entities = without_denied_march(at, entities)
    entities = without_attack_instead(at, entities)
    entities = with_those_who_attack(at, with_joined_attackers(with_attacker_first(at, entities)))
    entities = with_taker_first(with_exceptions(at, with_unless(without_reason_behind(at, entities))))
    entities = with_attacks(at, with_companions_first(at, with_whole_verbs(entities)))
    entities = without_said(at, without_reason(at, without_denied_attack(at, without_included(at, entities))))
    entities = without_warnings(at, without_others(at, without_tails(at, with_neither(entities))))
    entities = with_fact_first(at, with_condition_parted(with_if(at, with_bare_limit(entities))))
    entities = addressed(at, with_other_trains(at, entities))
    if at.sets_up:
        return behind_names(at, entities)
    entities = without_times(without_clauses(at, entities))
    entities = without_weighed(at, with_payment(at, with_wish(with_bare_no(entities))))
    return with_suits(with_plural_values(at, entities, held), held)
