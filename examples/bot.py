"""A bot program for a server of Amyitis that plays any legal move, and checks every deal. It needs Python 3.8 and deals.py:

    python3 bot.py http://localhost:8590            sets up a table for two, and waits for somebody
    python3 bot.py http://localhost:8590 TABLE      joins that table

The token of a player is made on the first start; keep it in AMYITIS_TOKEN to be the same player again.
It ends with 2 where a start was void, and with 3 where the deals could have been chosen: start it again only if you want to.
Make `choose` better, and you have a bot of your own. The API is described at /api of the server.
"""

import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

from deals import Deals, hash_of

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8590"
WANTED = sys.argv[2] if len(sys.argv) > 2 else None
API = SERVER.rstrip("/") + "/api/v1/"
token = os.environ.get("AMYITIS_TOKEN")
share = ""
# Where every round has a deal of its own, our share is the root of a chain: the value of a round is the hash of the next one.
chained = False
# What was shown when our share left. Never changed: a share that was sent is burnt, and is not sent under other commits.
sent = None


def choose(state):
    """Which move? state["state"] is the position, as docs/notation.md says."""
    return random.choice(state["legal"])


def ask(method, path, body=None, once=False):
    """The answer as it comes, to be read and closed. Refusals (4xx) are answers too, and where it is asked once, everything is."""
    headers = {}
    if token is not None:
        headers["Authorization"] = "Bearer " + token
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    while True:
        request = urllib.request.Request(API + path, data=data, headers=headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as answer:
            # The same body has the same key: what was done already is not done twice.
            if once or (answer.code != 429 and answer.code < 500):
                return answer
            answer.close()
            time.sleep(float(answer.headers.get("Retry-After") or 1))


def call(method, path, body=None):
    with ask(method, path, body) as response:
        answer = json.load(response)
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer['code']} {answer.get('detail', '')}")
        return answer


def enter():
    global token
    if token is None:
        # No two players of a server have the same name.
        token = call("POST", "bots", {"name": f"Example {secrets.token_hex(2)}"})["token"]
        print("AMYITIS_TOKEN=" + token, file=sys.stderr)
    settings = {"seats": [{"kind": "open"}, {"kind": "open"}]}
    table = WANTED or call("POST", "tables", {"key": secrets.token_hex(12), "settings": settings, "fair": 2})["id"]
    sit(table)
    return table


def act_at(table, after, act):
    return {"key": secrets.token_hex(12), "after": after, "act": act}


def sit(table):
    """Sits down, bound to a new share of the seed (docs/fair-deals.md): its hash is shown, the share stays with us."""
    global share, chained
    # The hash of the server's secret is among the events: only now do we draw.
    events = call("GET", f"tables/{table}")["events"]
    chained = events[0]["body"].get("fair") == 2
    share = secrets.token_hex(32)
    call("POST", f"tables/{table}/acts", act_at(table, len(events), {"type": "sit", "commit": commitment(table)}))


def value_for(table, round_):
    value = share
    for _ in range(512 - round_ if chained else 0):
        value = hash_of(f"amyitis fair2 chain\n{table}\n{value}")
    return value


def commitment(table):
    """What we show when we sit down."""
    return value_for(table, 0) if chained else hash_of(share)


def stop(code, words):
    print(words, file=sys.stderr, flush=True)
    sys.exit(code)


class Seats:
    """Who is bound to a share, and who has revealed it. The same rules as packages/fair/src/evidence.ts."""

    def __init__(self, table):
        self.table = table
        # A move waits for the shares of the next round, to which we have sent ours.
        self.held = False
        self.shared = 0
        self.deals = Deals(table)
        self.secret_hash = ""
        self.bots = []
        self.players = {}
        self.commits = {}
        self.revealed = {}
        self.begun = False
        # Our share has been seen in the log.
        self.seated = False

    def follow(self, body):
        wrong = self.deals.follow(body)
        if wrong:
            stop(3, f"not fair: {wrong}.")
        kind, seat = body["type"], body.get("seat")
        if kind == "created":
            self.secret_hash = body["secretHash"]
            self.bots = [plan["kind"] == "bot" for plan in body["settings"]["seats"]]
        elif kind == "revealed":
            self.revealed[seat] = body["added"]
        elif kind == "started":
            self.begun = True
            self.check_start()
        elif kind == "held":
            self.held = True
        elif kind in ("moved", "undone"):
            self.held, self.shared = False, 0
        elif kind in ("bound", "joined"):
            # Whoever takes another chain once our share is on its way could choose the deal, unless they add nothing to it.
            if self.shared and not body.get("without") and self.commits.get(seat) != commitment(self.table):
                stop(3, f"not fair: seat {seat} took another chain after we sent our share.")
        elif kind in ("planned", "sat", "stood", "released"):
            # Whoever comes or goes makes void what was revealed before.
            for one in self.revealed:
                self.commits.pop(one, None)
            self.revealed.clear()
            self.commits.pop(seat, None)
            self.players.pop(seat, None)
            if kind == "planned":
                self.bots[seat] = body["plan"]["kind"] == "bot"
            if kind == "sat":
                self.commits[seat] = body["commit"]
                self.players[seat] = body["player"]
                self.seated = self.seated or body["commit"] == commitment(self.table)

    def binding(self):
        """What everybody is bound to now."""
        return {"secretHash": self.secret_hash, "commits": dict(self.commits)}

    def why_void(self, own):
        """Who has changed since our share was sent; otherwise it was the server."""
        before = sent["commits"] if sent else {}
        players = sent["players"] if sent else {}
        changed = [
            str(seat)
            for seat in before
            if seat != own
            and (players[seat] != self.players.get(seat) or self.commits.get(seat, before[seat]) != before[seat])
        ]
        return f"seat {', '.join(changed)} left or sat down again" if changed else "the server shows other commits"

    def begin(self, table, after):
        """Reveals our share once all are bound to theirs, and never before. Never answers a changed set of commits by itself."""
        global sent
        now = self.binding()
        own = [seat for seat, commit in self.commits.items() if commit == commitment(table)]
        if not own and not self.seated:
            return
        if not own or (sent and sent["binding"] != now):
            again = "Our share is burnt. Start this program again if you want to sit down with a new one."
            stop(2, f"void: {self.why_void(own[0] if own else -1)} after shares were sent. {again}")
        full = all(bot or seat in self.commits for seat, bot in enumerate(self.bots))
        if full and own[0] not in self.revealed:
            sent = sent or {"binding": now, "commits": now["commits"], "players": dict(self.players)}
            reveal = act_at(table, after, {"type": "reveal", "added": value_for(table, 1)})
            with ask("POST", f"tables/{table}/acts", reveal, once=True) as answer:
                # Whether it may be sent again depends on what has happened meanwhile: so look first.
                if answer.status == 429 or answer.status >= 500:
                    raise OSError(f"no answer: {answer.status}")

    def add_share(self, table, after):
        """Adds our value to the next deal, once a move is held: nobody learns it while anybody still plays."""
        self.shared = self.deals.round + 1
        added = {"type": "share", "round": self.shared, "added": value_for(table, self.shared)}
        ask("POST", f"tables/{table}/acts", act_at(table, after, added)).close()

    def check_start(self):
        """The game has begun: with our share, and under the commits that we saw when we sent it?"""
        if not sent or value_for(self.table, 1) not in self.revealed.values() or sent["binding"] != self.binding():
            stop(3, "not fair: the game began otherwise than we saw when we sent our share.")


def play_on(table):
    """Plays as long as it is our turn. Somebody may have been quicker (409): then the stream tells more."""
    while True:
        with ask("GET", f"tables/{table}/state") as response:
            state = json.load(response)
            if response.status >= 400 or not state["yours"]:
                return
        act = {"type": "move", "move": choose(state)}
        with ask("POST", f"tables/{table}/acts", act_at(table, state["seq"], act)) as played:
            if played.status == 409:
                return


def follow(table, seq, seats):
    """Reads the stream, one JSON object a line, and plays. Answers the last event seen, and whether the game is over."""
    last = 0
    with ask("GET", f"tables/{table}/stream?after={seq}") as stream:
        for line in stream:
            message = json.loads(line)
            if message["type"] == "hello":
                last = message["seq"]
                if last == seq and not seats.begun:
                    seats.begin(table, seq)
            if message["type"] != "event":
                continue
            seq = message["event"]["seq"]
            body = message["event"]["body"]
            if body["type"] == "ended":
                print("scores", *body["scores"], flush=True)
            unseated = body["type"] == "stood" and seats.commits.get(body["seat"]) == commitment(table)
            seats.follow(body)
            if body["type"] in ("ended", "closed") or unseated:
                return seq, True
            # What is long past needs no answer.
            if seq >= last and seats.held:
                seats.add_share(table, seq)
            elif seq >= last and seats.begun:
                play_on(table)
            elif seq >= last:
                seats.begin(table, seq)
    return seq, False


def main():
    table = enter()
    print("table", table, flush=True)
    seq, over, seats = 0, False, Seats(table)
    while not over:
        try:
            seq, over = follow(table, seq, seats)
        except OSError as error:
            print("connection lost:", error, file=sys.stderr)
        if not over:
            time.sleep(1)


main()
