"""The `parvis` command: the plain table, simulations, replays, rules, data. A shell around `play`, nothing more.

Nothing here touches a state: the table gives views, prompts, previews and events, and takes answers.
"""
