"""A bot for the arena that plays any legal move.

    npx amyitis arena --bots random,"cmd:python3 docs/examples/random-bot.py" --games 20

It reads one request per line and answers each with one line; docs/protocol.md describes the requests. The arena starts
the program once per game, and it ends when its input ends.
"""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    state = request["state"]
    seat = state["decision"]["player"]
    own = state["seats"][seat]  # a real bot would use own["talents"], own["camels"], own["goods"] …
    move = random.choice(request["legal"])
    print(json.dumps({"move": move}), flush=True)  # without flush the arena would wait forever
