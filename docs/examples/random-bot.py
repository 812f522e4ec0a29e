"""A bot for the arena that plays any legal move.

    npx amyitis arena --bots random,"cmd:python3 docs/examples/random-bot.py" --games 20

It reads a request a line and answers each with a line; docs/protocol.md says what a request holds. The program is
started once for each game it sits in and ends when its input ends.
"""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    state = request["state"]
    seat = state["decision"]["player"]
    own = state["seats"][seat]  # what a real bot would look at: own["talents"], own["camels"], own["goods"] …
    move = random.choice(request["legal"])
    print(json.dumps({"move": move}), flush=True)  # without flush the arena waits in vain
