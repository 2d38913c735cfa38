"""Steps: what lies on the agenda. Work runs by itself; a question waits for a seat.

Steps are immutable and shared by copies of a state: answering puts other steps in their place. They hold only what the
rules fix at that moment and nothing that can be derived; cards by identity, never by slot. A question that depends on
how things stand when it is asked is put on the agenda as work that asks it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from parvis.core.state import State

S = TypeVar("S", bound="State")

Field = int | tuple[int, ...]

NOT_YET: Final = -1
"""Stands among the replies to a joint question for a seat that has not replied."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step of the agenda. `fields` gives back the arguments its class was made with."""

    def fields(self) -> tuple[Field, ...]:
        """What the step holds, in the order of its constructor."""
        raise NotImplementedError

    def is_work(self) -> bool:
        """Whether nobody is waited for."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do the work. The step is already off the agenda."""
        raise NotImplementedError

    def asks(self) -> int:
        """The seats waited for, as a set."""
        return 0

    def kind(self) -> int:
        """Which of the game's questions this is."""
        return -1

    def candidates(self, state: S, seat: int) -> list[int]:
        """The answers worth showing, ascending, possible or not; every possible one is among them."""
        raise NotImplementedError

    def why(self, state: S, seat: int, action: int) -> int:
        """0 if the action answers the question here, else why not (see `refusals`). Holds for every action."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, action: int) -> None:
        """Carry the answer out. The step is already off the agenda."""
        raise NotImplementedError

    def about(self, state: S, seat: int) -> tuple[int, ...]:
        """The numbers its title mentions, as the game's form for this question declares them."""
        return ()

    def public(self) -> bool:
        """Whether everyone can see which answers are possible; only then may the engine answer for a seat."""
        return False

    def asides_matter(self) -> bool:
        """Whether something the seat may do unasked could change the answer; then even a single one waits for it."""
        return True

    def on_behalf_of(self) -> int:
        """The party for which the seat decides, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step[S]):
    """Something that happens by itself."""

    def is_work(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """Something one seat decides. Hidden cards may have a say in what is possible, so it is always asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_work(self) -> bool:
        return False

    def asks(self) -> int:
        return 1 << self.seat

    def fields(self) -> tuple[Field, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Question[S]):
    """A question in which everyone can see which answers are possible: no hidden card has a say in it.

    If there is only one, and nothing the seat could do unasked matters, the engine answers it and says so.
    """

    def public(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Joint(Step[S]):
    """Something several seats decide at once, unseen by the others until all have replied.

    A reply draws no luck, tells nothing, changes nothing but the step; so replies commute. Everything happens in
    `resolve`, when the last one is in; that shows what the others replied, so no preview goes there and nobody takes
    back the reply that led there. Only seats that have a real choice belong in `mask`.
    """

    def __init__(self, mask: int, replies: tuple[int, ...]) -> None:
        self.mask = mask
        self.replies = replies
        self.waiting = mask
        for seat, reply in enumerate(replies):
            if reply >= 0:
                self.waiting &= ~(1 << seat)

    def is_work(self) -> bool:
        return False

    def asks(self) -> int:
        return self.waiting

    def fields(self) -> tuple[Field, ...]:
        return (self.mask, self.replies)

    def with_replies(self, replies: tuple[int, ...]) -> Joint[S]:
        """The same question with these replies (-1: none yet)."""
        raise NotImplementedError

    def resolve(self, state: S) -> None:
        """All have replied: carry it out."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, action: int) -> None:
        replies = list(self.replies)
        replies[seat] = action
        step = self.with_replies(tuple(replies))
        state.replied(seat, action)
        if step.asks():
            state.agenda.append(step)
            state.continued = True
        else:
            if self.mask & ~(1 << seat):
                state.show()
            step.resolve(state)
