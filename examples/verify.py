#!/usr/bin/env python3
"""Checks that the chance of a match was fair, in Python with nothing but its standard library.

    python3 examples/verify.py FILE.santiago [FILE.santiago ...]
    python3 examples/verify.py --commit HEX --share p1=HEX http://localhost:8080/api/tables/TABLE/file
    python3 examples/verify.py --day 20773=HEX --seen 20770=HEX FILE.santiago

FILE is what a server gives at /api/tables/TABLE/file once the match is over. Written from docs/api.md ("Fair chance")
and docs/notation.md alone: the seed must be the one committed to, and every row of chance the draw that seed and shares
give. The file cannot prove that commitment and share are those you saw when you sat down: name them, as above.

A file of today's match carries no seed: name the day and its secret (/api/today), and a secret that you saw earlier.
"""

import argparse
import hashlib
import hmac
import re
import struct
import sys
import urllib.request

TILES = [crop + n for crop in ("banana", "cane", "potato", "bean", "pepper") for n in "12"]
SQUARES = [file + rank for rank in "123456" for file in "abcdefgh"]
INTERSECTIONS = [column + row for row in "1234" for column in "ABCDE"]
INNER = ["B2", "C2", "D2", "B3", "C3", "D3"]
STACKS = {2: 3, 3: 4, 4: 4, 5: 5}


class Unfair(Exception):
    """Why a file proves nothing, or the opposite."""


class Draw:
    """The numbers of one draw."""

    def __init__(self, key, index):
        self.key, self.index, self.block, self.words = key, index, 0, []

    def below(self, n):
        if n == 1:
            return 0
        limit = 2**32 - 2**32 % n
        while True:
            if not self.words:
                message = struct.pack(">II", self.index, self.block)
                self.block += 1
                self.words = list(struct.unpack(">8I", hmac.new(self.key, message, hashlib.sha256).digest()))
            word = self.words.pop(0)
            if word < limit:
                return word % n


def read(text):
    """Tags, by key and subject, and the rows of the match."""
    tags, rows = {}, []
    for line in text.splitlines():
        line = line.strip()
        tag = re.match(r'\[(\w+)(?: (\w+))? "((?:[^"\\]|\\.)*)"\]', line)
        if tag:
            tags.setdefault((tag[1], tag[2]), []).append(re.sub(r"\\(.)", r"\1", tag[3]))
        elif line.startswith("("):
            break
        elif line and not line.startswith("#"):
            rows.append(re.split(r" *[;#]", line)[0].split())
    return tags, rows


def one(tags, key, subject=None):
    values = tags.get((key, subject))
    return values[0] if values else None


def key_of(tags, players):
    """The key of the match's chance; the seed must be the one committed to."""
    seed, commit = one(tags, "Seed"), one(tags, "Commit")
    if seed is None or commit is None:
        raise Unfair("it has no Commit and Seed tags")
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != commit:
        raise Unfair("the seed is not the one that was committed to")
    shares = [one(tags, "Share", "p%d" % seat) for seat in range(1, players + 1)]
    return chance_key([bytes.fromhex(part) for part in [seed] + shares if part is not None])


def chance_key(parts):
    message = b"santiago chance 1\0" + b"".join(struct.pack(">I", len(part)) + part for part in parts)
    return hashlib.sha256(message).digest()


def key_of_day(game, day, seen):
    """The key of a daily match; its secret must lead back to the one that we saw earlier."""
    number, secret = day
    if seen is not None:
        earlier = secret
        for _ in range(number - seen[0]):
            earlier = hashlib.sha256(earlier).digest()
        if earlier != seen[1]:
            raise Unfair("the secret of the day does not lead to the one we saw")
    text = ("%d %s" % (number, game)).encode()
    return chance_key([hashlib.sha256(b"santiago day 1\0" + secret + text).digest()])


def corner(square):
    """The one intersection at a corner of a square."""
    file, rank = square % 8, square // 8
    return -(-rank // 2) * 5 + -(-file // 2)


def touch(a, b):
    return abs(a % 8 - b % 8) <= 1 and abs(a // 8 - b // 8) <= 1


class Canals:
    """What chance has done so far in a match of the board game, and does next."""

    def __init__(self, players, tags):
        preset = one(tags, "Preset")
        options = {"palms": "on" if preset == "trefl" else "off", "spring": "inner", "overseer": "random"}
        options.update(option.split("=", 1) for option in tags.get(("Option", None), []))
        self.players, self.options, self.spring = players, options, None
        ones, twos = (2, 4) if players == 2 else (3, 6)
        self.unseen = [tile for tile in TILES for _ in range(ones if tile.endswith("1") else twos)]

    def tile(self, draw):
        return self.unseen.pop(draw.below(len(self.unseen)))

    def palms(self, draw):
        while True:
            a, b, c = draw.below(48), draw.below(48), draw.below(48)
            near = touch(a, b) or touch(a, c) or touch(b, c)
            if not near and self.spring not in [INTERSECTIONS[corner(square)] for square in (a, b, c)]:
                return [SQUARES[square] for square in sorted((a, b, c))]

    def expect(self, kind, draw):
        if kind == "overseer":
            option = self.options["overseer"]
            return ["p%d" % (draw.below(self.players) + 1) if option == "random" else option]
        if kind == "spring":
            option = self.options["spring"]
            places = INNER if option == "inner" else INTERSECTIONS if option == "any" else [option]
            return [places[draw.below(len(places))]]
        if kind == "palms":
            return self.palms(draw)
        if kind == "aside":
            return [self.tile(draw)]
        return [self.tile(draw) for _ in range(STACKS[self.players])]

    def see(self, row):
        """Chance, or with spring=chosen the first overseer, places the spring."""
        if row[1] == "spring":
            self.spring = row[2]


class Cards:
    """The same for the card game: who begins, and dice."""

    def __init__(self, players, _tags):
        self.players = players

    def expect(self, kind, draw):
        if kind == "first":
            return ["p%d" % (draw.below(self.players) + 1)]
        number = draw.below(6**4)
        return [str(number // 6**place % 6 + 1) for place in (3, 2, 1, 0)]

    def see(self, row):
        pass


def seen_by_us(tags, commit, shares):
    """What we saw ourselves when we sat down stands in the file."""
    if commit is not None and one(tags, "Commit") != commit:
        raise Unfair("it has another commitment than the one we saw")
    for seat, share in shares.items():
        if one(tags, "Share", seat) != share:
            raise Unfair("it has another share of %s than ours" % seat)


def verify(text, commit=None, shares=None, day=None, seen=None):
    """How many draws were checked; raises Unfair."""
    tags, rows = read(text)
    seen_by_us(tags, commit, shares or {})
    players = int(one(tags, "Players") or 0)
    game = {"canals": Canals, "cards": Cards}[one(tags, "Game")](players, tags)
    key = key_of(tags, players) if day is None else key_of_day(one(tags, "Game"), day, seen)
    count = 0
    for number, row in enumerate(rows, 1):
        if row[0] == "*":
            expected = game.expect(row[1], Draw(key, count))
            count += 1
            if expected != row[2:]:
                raise Unfair("row %d says %s, but the seed gives %s" % (number, " ".join(row[2:]), " ".join(expected)))
        game.see(row)
    return count


def day_of(text):
    number, secret = text.split("=")
    return int(number), bytes.fromhex(secret)


def text_of(name):
    """A file here, or one on a server."""
    if re.match(r"https?://", name):
        with urllib.request.urlopen(name, timeout=60) as answer:
            return answer.read().decode()
    with open(name, encoding="utf-8") as opened:
        return opened.read()


def main():
    parser = argparse.ArgumentParser(description="Checks that the chance of finished matches was fair.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a match file, or its address on a server")
    parser.add_argument("--commit", metavar="HEX", help="the commitment that we saw before we sat down")
    parser.add_argument("--share", metavar="SEAT=HEX", action="append", default=[], help="what we added ourselves")
    parser.add_argument("--day", metavar="DAY=HEX", type=day_of, help="today's match: the day and its secret")
    parser.add_argument("--seen", metavar="DAY=HEX", type=day_of, help="the secret of an earlier day that we saw")
    asked = parser.parse_args()
    shares = dict(share.split("=", 1) for share in asked.share)
    faults = 0
    for name in asked.files:
        try:
            draws = verify(text_of(name), asked.commit, shares, asked.day, asked.seen)
            print("%s: fair, %d draws" % (name, draws))
        except Unfair as fault:
            faults += 1
            print("%s: NOT PROVED, %s" % (name, fault))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
