"""Refusals: why an action is not possible, as one packed integer; 0 means that it is.

Rules answer with `refuse(CODE, have, need)`; no exception, no object, nothing allocated. The sentence and the rule
reference are made from the game's table of refusal forms when somebody wants to read them.
"""

from __future__ import annotations

from typing import Final

from parvis.core.errors import ParvisError
from parvis.core.wire import Refusal, Text
from parvis.core.words import Form, Vocabulary

OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3

CORE_REFUSALS: Final = (
    Form("legal"),
    Form("over"),
    Form("not-your-turn"),
    Form("not-now"),
)

_WIDTH: Final = 12
_FIELD: Final = (1 << _WIDTH) - 1


def refuse(code: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a refusal: a code and up to three numbers from 0 to 4095."""
    return code | a << 8 | b << 20 | c << 32


def refusal(packed: int, forms: list[Form], words: Vocabulary) -> Refusal:
    """A packed refusal in full."""
    form = forms[packed & 255]
    numbers = ((packed >> 8) & _FIELD, (packed >> 20) & _FIELD, (packed >> 32) & _FIELD)
    args = words.args(form.slots, numbers)
    return Refusal(form.name, args, form.rule, Text(f"refusal-{form.name}", args))


class IllegalAction(ParvisError):
    """An action the rules refuse here. `reason` says why; the state is unchanged."""

    def __init__(self, notation: str, reason: Refusal) -> None:
        numbers = ", ".join(
            f"{name} {value.id if hasattr(value, 'id') else value}" for name, value in reason.args.items()
        )
        rule = f" ({reason.rule})" if reason.rule else ""
        super().__init__(f"'{notation}' is not possible: {reason.code}{': ' + numbers if numbers else ''}{rule}")
        self.notation = notation
        self.reason = reason
