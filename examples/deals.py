"""Checks every deal of a game from the events of its table, as docs/fair-deals.md describes it. It needs Python 3.8 and nothing else.

The setup (plants, goods, garden, first player) is not checked here; `amyitis verify --seed` does that.
"""

import hashlib
import re

TRADES = ("farmer", "priest", "engineer", "merchant", "courtier")
# Cards of each trade for 2, 3 and 4 players in the standard edition.
STANDARD = {
    "farmer": {"2": 3, "3": 4, "4": 5},
    "priest": {"2": 3, "3": 4, "4": 5},
    "engineer": {"2": 2, "3": 3, "4": 4},
    "merchant": {"2": 2, "3": 3, "4": 4},
    "courtier": {"2": 2, "3": 3, "4": 4},
}
GROUP = 3
MASK = 0xFFFFFFFF


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


def seeded_random(text):
    """The generator sfc32, started from a text (docs/notation.md): numbers from 0 to n - 1."""
    a, b, c, d = 1779033703, 3144134277, 1013904242, 2773480762
    factors = (597399067, 2869860233, 951274213, 2716044179)
    for letter in text:
        unit = ord(letter)
        a = b ^ ((a ^ unit) * factors[0] & MASK)
        b = c ^ ((b ^ unit) * factors[1] & MASK)
        c = d ^ ((c ^ unit) * factors[2] & MASK)
        d = a ^ ((d ^ unit) * factors[3] & MASK)
    a = (c ^ (a >> 18)) * factors[0] & MASK
    b = (d ^ (b >> 22)) * factors[1] & MASK
    c = (a ^ (c >> 17)) * factors[2] & MASK
    d = (b ^ (d >> 19)) * factors[3] & MASK
    state = [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]

    def following():
        a, b, c, d = state
        total = (a + b + d) & MASK
        state[:] = [b ^ (b >> 9), (c + (c << 3)) & MASK, (((c << 21) | (c >> 11)) + total) & MASK, (d + 1) & MASK]
        return total

    def below(n):
        limit = 2**32 - 2**32 % n
        value = following()
        while value >= limit:
            value = following()
        return value % n

    for _ in range(12):
        following()
    return below


def deck_of(settings):
    """The deck in the order in which it is shuffled: all farmers, all priests ..."""
    counts = STANDARD if settings["edition"] == "standard" else settings["edition"]["trades"]
    in_play = TRADES if settings["palace"] else TRADES[:-1]
    return [trade for trade in in_play for _ in range(counts[trade][str(len(settings["seats"]))])]


class Deals:
    def __init__(self, table):
        self.table = table
        self.chained = False
        self.secret_hash = ""
        # The last value known of the server's chain, and of each seat's: (round, value).
        self.server_tip = (0, "")
        self.tips = {}
        self.commits = {}
        self.deck, self.count = [], 0
        self.held = False
        self.stand_ins = set()
        self.without = {}
        # The round that is played, counted here: who believes the server could be made to show a value too early.
        self.round = 0
        self.rounds = []
        self.shares = {1: {}}
        self.dealt = {}

    def is_later(self, tip, round_, value):
        """Is this a later value of the same chain?"""
        if tip is None or not tip[0] < round_ <= 512:
            return False
        for _ in range(round_ - tip[0]):
            value = hash_of(f"amyitis fair2 chain\n{self.table}\n{value}")
        return value == tip[1]

    def comes_from(self, seed, round_, cards):
        """Are these the cards that the seed gives to a round?"""
        pile, below = list(self.deck), seeded_random(hash_of(f"{seed}/round {round_}"))
        for i in range(self.count):
            j = i + below(len(pile) - i)
            pile[i], pile[j] = pile[j], pile[i]
        return pile[: self.count] == cards

    def follow(self, body):
        """Takes the next event of the log; answers what is wrong with it, or None."""
        check = getattr(self, "on_" + body["type"].replace("-", "_"), None)
        return check and check(body)

    def on_created(self, body):
        self.chained = body.get("fair") == 2
        self.secret_hash = body["secretHash"]
        self.server_tip = (0, self.secret_hash)
        self.deck, self.count = deck_of(body["settings"]), GROUP * len(body["settings"]["seats"])

    def on_planned(self, body):
        # Whoever comes or goes makes void what was revealed before.
        for seat in list(self.tips) + [body["seat"]]:
            self.commits.pop(seat, None)
        self.tips, self.shares = {}, {1: {}}
        if "commit" in body:
            self.commits[body["seat"]] = body["commit"]

    on_sat = on_stood = on_released = on_planned

    def on_revealed(self, body):
        seat, added = body["seat"], body["added"]
        commit = self.commits.get(seat, "")
        self.tips[seat] = (1, added)
        self.shares[1][seat] = added
        if not (self.is_later((0, commit), 1, added) if self.chained else hash_of(added) == commit):
            return f"seat {seat} was bound to another share"

    def on_started(self, body):
        first = re.search(r"^deal (.*)$", body["record"], re.M)
        self.round = 1
        return self.deal(1, re.split(r"[ /]+", first.group(1)) if first else [], body.get("server", ""))

    def on_held(self, body):
        self.held = True

    def on_shared(self, body):
        seat, round_, added = body["seat"], body["round"], body["added"]
        if round_ != self.round + 1 or not self.is_later(self.tips.get(seat), round_, added):
            return f"seat {seat} added what is not of its chain"
        self.tips[seat] = (round_, added)
        self.shares.setdefault(round_, {})[seat] = added

    def on_bound(self, body):
        seat, without = body["seat"], body.get("without", False)
        self.tips[seat] = (body["round"], body["commit"])
        if without:
            self.without[seat] = self.round + 1
        if bool(self.shares.get(self.round + 1)) != without:
            return f"seat {seat} took another chain after shares were shown"

    def on_joined(self, body):
        # A person takes the seat of a bot. Their chain starts after the round that was dealt without them.
        seat = body["seat"]
        self.commits[seat] = body["commit"]
        self.tips[seat] = (self.round, body["commit"])
        if self.shares.get(self.round + 1):
            return f"seat {seat} was taken after shares were shown"

    def on_stood_in(self, body):
        self.stand_ins.add(body["seat"])

    def on_returned(self, body):
        self.stand_ins.discard(body["seat"])

    def on_moved(self, body):
        wrong = None
        if "deal" in body:
            wrong = self.deal(self.round + 1, body["deal"], body.get("server", ""))
            self.round += 1
        self.rounds.append(self.round)
        self.held = False
        return wrong

    def on_undone(self, body):
        del self.rounds[body["to"] :]
        self.round = self.rounds[-1] if self.rounds else 1

    def deal(self, round_, cards, server):
        """A round is dealt from the values of all chains. Nobody's may be missing without a reason that is in the log."""
        if round_ in self.dealt:
            return None if self.dealt[round_] == cards else f"round {round_} was dealt twice, and not the same"
        self.dealt[round_] = cards
        if not self.chained:
            return None
        if not self.is_later(self.server_tip, round_, server):
            return f"the server's value for round {round_} is not of its chain"
        self.server_tip = (round_, server)
        added = self.shares.get(round_, {})
        absent = [seat for seat in self.commits if seat not in added and self.without.get(seat) != round_]
        if set(absent) - self.stand_ins or (round_ > 1 and not self.held):
            return f"round {round_} was dealt before all had added something"
        values = [added.get(seat, "-") for seat in sorted(self.commits)]
        seed = "fair2:" + hash_of("\n".join(["amyitis fair2", self.table, str(round_), server, *values]))
        return None if self.comes_from(seed, round_, cards) else f"the cards of round {round_} do not come from what all had added"

    def on_ended(self, body):
        """With one seed for all deals, the secret and the seed are told at the end."""
        if self.chained:
            return None
        added = [self.shares[1][seat] for seat in sorted(self.shares[1])]
        joined = "fair1:" + hash_of("\n".join(["amyitis fair1", self.table, body["secret"], *added]))
        if hash_of(body["secret"]) != self.secret_hash or joined != body["seed"]:
            return "the seed does not come from what all had added"
        for round_, cards in self.dealt.items():
            if not self.comes_from(joined, round_, cards):
                return f"the cards of round {round_} do not come from the seed"
