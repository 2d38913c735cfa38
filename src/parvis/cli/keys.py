"""Keys: what a person types below the frame, with completion and history, on a screen of its own.

While the game is at the table the terminal shows its other screen, so that nothing of it is left in what can be
scrolled back to. Each line typed is one short-lived application; the screen stays as it is between two of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, VSplit, Window
from prompt_toolkit.layout.containers import Float, FloatContainer
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

from parvis.cli.speech import plain

HOME: Final = "\x1b[H"
OTHER_SCREEN: Final = "\x1b[?1049h\x1b[2J"
FIRST_SCREEN: Final = "\x1b[?1049l"

Draw = Callable[[int, int], str]
"""Draws the frame for so many columns and rows."""

_STYLE: Final = Style.from_dict(
    {
        "completion-menu": "noreverse",
        "completion-menu.completion": "noreverse bg:default fg:default",
        "completion-menu.completion.current": "reverse bg:default fg:default",
        "completion-menu.meta.completion": "noreverse bg:default fg:default",
        "completion-menu.meta.completion.current": "reverse bg:default fg:default",
        "scrollbar.background": "bg:default",
        "scrollbar.button": "reverse",
    }
)


class _Steady(Vt100_Output):
    """An output that is on the other screen already: an application begins at its upper left corner."""

    def enter_alternate_screen(self) -> None:
        self.write_raw(HOME)

    def quit_alternate_screen(self) -> None:
        pass


class Suggestions(Completer):
    """Completes notation, the words of the answers, and commands; each part typed may begin any word."""

    def __init__(self) -> None:
        self.known: list[tuple[str, str]] = []
        """What would be typed, and what it means in the reader's words ("" for a command)."""

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """What fits the text before the cursor."""
        typed = document.text_before_cursor.lstrip()
        parts = plain(typed).split()
        if not parts:
            return
        for text, meaning in self.known:
            words = plain(f"{text} {meaning}").replace("’", " ").split()
            if all(any(word.startswith(part) for word in words) for part in parts) and plain(text) != plain(typed):
                yield Completion(text, start_position=-len(document.text_before_cursor), display_meta=meaning)


class Keys:
    """Reads lines below a frame. What one person typed is not in the history of another."""

    def __init__(self, colour: bool) -> None:
        self._output = _output(colour)
        self._depth = ColorDepth.DEPTH_4_BIT if colour else ColorDepth.DEPTH_1_BIT
        self._histories: dict[int | None, InMemoryHistory] = {}
        self.suggestions = Suggestions()

    @contextmanager
    def screen(self) -> Iterator[None]:
        """The terminal's other screen, until the end of a `with`."""
        self.write(OTHER_SCREEN)
        try:
            yield
        finally:
            self.write(FIRST_SCREEN)

    def write(self, text: str) -> None:
        """Something for the terminal itself."""
        self._output.write_raw(text)
        self._output.flush()

    def read(self, question: str, draw: Draw, reader: int | None, turn: Callable[[int], None]) -> str:
        """A line typed below a frame, which is drawn anew whenever the size changes. `turn` turns its pages."""
        buffer = Buffer(
            completer=self.suggestions,
            complete_while_typing=True,
            history=self._histories.setdefault(reader, InMemoryHistory()),
            multiline=False,
        )
        frame = FormattedTextControl(lambda: ANSI(draw(*self.size())))
        line = VSplit(
            [
                Window(FormattedTextControl(ANSI(question)), dont_extend_width=True, height=1),
                Window(BufferControl(buffer), height=1),
            ]
        )
        menu = Float(xcursor=True, ycursor=True, content=CompletionsMenu(max_height=6, scroll_offset=1))
        body = FloatContainer(HSplit([Window(frame, wrap_lines=False), line]), [menu])
        application: Application[str] = Application(
            Layout(body, focused_element=buffer),
            key_bindings=_bindings(buffer, turn),
            style=_STYLE,
            color_depth=self._depth,
            output=self._output,
            full_screen=True,
        )
        typed = application.run()
        if typed:
            buffer.append_to_history()
        return typed

    def size(self) -> tuple[int, int]:
        """How many columns and rows a frame has: all but the line one types on."""
        size = self._output.get_size()
        return size.columns, size.rows - 1


def _output(colour: bool) -> Output:
    if sys.platform == "win32":
        return create_output(sys.stdout)
    return _Steady.from_pty(sys.stdout, term=os.environ.get("TERM"))


def _bindings(buffer: Buffer, turn: Callable[[int], None]) -> KeyBindings:
    keys = KeyBindings()

    @keys.add("enter")
    @keys.add("c-j")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=buffer.text.strip())

    @keys.add("c-c")
    @keys.add("<sigint>")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    @keys.add("c-d")
    def _(event: KeyPressEvent) -> None:
        if not buffer.text:
            event.app.exit(exception=EOFError)

    @keys.add("c-l")
    def _(event: KeyPressEvent) -> None:
        event.app.renderer.clear()

    @keys.add("tab")
    def _(event: KeyPressEvent) -> None:
        if buffer.complete_state:
            buffer.complete_next()
        else:
            buffer.start_completion(insert_common_part=True)

    @keys.add("s-tab")
    def _(event: KeyPressEvent) -> None:
        if buffer.complete_state:
            buffer.complete_previous()

    @keys.add("pageup")
    def _(event: KeyPressEvent) -> None:
        turn(-1)

    @keys.add("pagedown")
    def _(event: KeyPressEvent) -> None:
        turn(1)

    return keys
