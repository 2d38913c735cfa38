"""What must hold of every state, whatever is played: who is asked, luck, scores, and the game's own invariants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.luck import SEED_BYTES
from parvis.core.state import State
from parvis.testkit.walks import Case, Tally, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def promises(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Every promise about a state, and the game's invariants, at every step, asides included."""
    for walk in tally.walks(kit.game, budget.full + budget.games):
        for state in tally.steps_of(walk, choose=with_asides):
            look(kit, state, tally)
        look(kit, walk.state, tally)


def plain(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Many random games: nobody is ever asked without a legal answer, and every game ends."""
    for walk in tally.walks(kit.game, budget.plain):
        for state in walk.steps():
            tally.steps += 1
            tally.checks += 1
            if state.asked.bit_count() > 1:
                tally.that(all(state.legal(seat) for seat in state.actors), "an asked seat has no legal answer")
        look(kit, walk.state, tally)


def look(kit: Conformance, state: State, tally: Tally) -> None:
    """All that can be said of one state by itself."""
    game = state.game
    kit.invariants(state)
    tally.that(state.seats == tally.case.seats, "the state has %s seats", state.seats)
    tally.that(all(0 <= seat < state.seats for seat in state.actors), "an actor is no seat: %s", state.actors)
    if state.over:
        tally.that(state.actors == [], "somebody is asked though the game is over")
        tally.that(state.agenda == [], "something is left on the agenda though the game is over")
    else:
        tally.that(state.actors != [], "nobody is asked and the game is not over")
        question = state.agenda[-1].kind()
        tally.that(0 <= question < len(game.questions), "the open question has no form: %s", question)
        tally.that(all(state.legal(seat) for seat in state.actors), "an asked seat has no legal answer")
    tally.that(len(state.seed) == SEED_BYTES, "the seed has %s bytes", len(state.seed))
    tally.that(len(state.counters) == len(game.streams), "there are %s counters", len(state.counters))
    tally.that(_integers(state.numbers()), "`numbers` holds something that is no integer nor a list of them")
    for step in state.agenda:
        tally.that(len(step.fields()) == len(game.steps[game.step_index(step)].slots), "a step and its form differ")
    _scores(state, tally)


def _scores(state: State, tally: Tally) -> None:
    game = state.game
    scores = state.scores()
    sheet = state.score_sheet()
    standings = state.standings()
    parties = game.parties(state.setup)
    tally.that(len(scores) == parties, "%s scores for %s parties", len(scores), parties)
    tally.that(sheet.totals == scores, "the score sheet says %s, the scores are %s", sheet.totals, scores)
    sums = [sum(row.points[party] for row in sheet.rows) for party in range(parties)]
    tally.that(sums == scores, "the rows add up to %s, the scores are %s", sums, scores)
    tally.that(sorted(s.party for s in standings) == list(range(parties)), "the standings leave somebody out")
    tally.that(all(s.score == scores[s.party] for s in standings), "the standings give other scores")
    places = [standing.place for standing in standings]
    tally.that(places == sorted(places) and places[:1] == [1], "places are not in order: %s", places)
    tally.that(
        all(standing.shared == (places.count(standing.place) > 1) for standing in standings), "shared places are wrong"
    )
    tally.that(not state.stopped or any(s.note for s in standings), "a stopped game is not flagged in the standings")


def _integers(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(_integers(item) for item in value)
    return type(value) is int
