#!/usr/bin/env python3
"""Plays a whole match against house bots and proves its chance fair, in Python with nothing but its standard library.

    python3 examples/match.py http://localhost:8080 --game cards --players 2 --bot random

Makes a table, sits down with 16 bytes of its own, plays at random (bot.py) until the match is over, then fetches the
match file and checks it (verify.py) against what it saw itself: the commitment, its own bytes, every row of chance.
"""

import argparse
import secrets
import sys

from bot import Client, play, result
from verify import Unfair, read, verify


def make(client, game, players, bot):
    """A table with a seat for us and bots in all others; gives its name and the commitment to its seed."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * (players - 1)
    made = client.ask("POST", "/api/tables", {"game": game, "seats": seats})
    return made["table"], made["commit"]


def check(text, commit, seat, share, events):
    """The file is the match that we saw, and its chance was fair; gives the number of draws."""
    told = [event["text"].split() for event in events if event["kind"] == "row" and event["text"].startswith("* ")]
    _tags, rows = read(text)
    if told != [row for row in rows if row[0] == "*"]:
        raise Unfair("its rows of chance are not those that we were told")
    return verify(text, commit, {seat: share})


def main():
    parser = argparse.ArgumentParser(description="Plays a match against house bots and proves its chance fair.")
    parser.add_argument("base", metavar="BASE", help="the server, such as http://localhost:8080")
    parser.add_argument("--game", choices=["canals", "cards"], default="canals")
    parser.add_argument("--players", type=int, default=2, help="seats of the table (2)")
    parser.add_argument("--bot", default="random", help="who plays the other seats; /api/games lists them (random)")
    parser.add_argument("--file", help="keep the match file here")
    asked = parser.parse_args()
    client = Client(asked.base, "Match in Python")
    table, commit = make(client, asked.game, asked.players, asked.bot)
    share = secrets.token_hex(16)
    # The card game deals the seats, so the answer says which one is ours.
    body = {"share": share, "key": secrets.token_hex(12)}
    seat = client.ask("POST", "/api/tables/%s/sit" % table, body)["seat"]
    events = play(client, table, seat)
    text = client.call("GET", "/api/tables/%s/file" % table)
    if asked.file:
        with open(asked.file, "w", encoding="utf-8") as kept:
            kept.write(text)
    print("%s: %s" % (seat, result(events[-1])))
    try:
        print("fair, %d draws" % check(text, commit, seat, share, events))
    except Unfair as fault:
        print("NOT PROVED, %s" % fault)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
