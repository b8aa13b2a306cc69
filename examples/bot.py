#!/usr/bin/env python3
"""A bot of your own, in Python with nothing but its standard library: it plays either game at random.

    python3 examples/bot.py http://localhost:8080 TABLE [SEAT]

TABLE is what stands in the table's link. The rules stay with the server: it says what the seat may do (the offer),
compactly; `choose` picks from it. Written from docs/api.md, docs/notation.md and the server's OpenAPI document alone.
"""

import argparse
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# Nothing was done: ask again, with the same key.
TRY_AGAIN = (429, 502, 503, 504)
TRIES = 10


class Client:
    """One guest of a server."""

    def __init__(self, base, name):
        self.base = base.rstrip("/")
        self.token = None
        # The secret of the cookie serves as a token.
        with self.open("PUT", "/api/me", {"name": name}) as answer:
            cookie = answer.headers["set-cookie"]
        self.token = cookie.split(";")[0].split("=", 1)[1]

    def open(self, method, path, body=None):
        """One request; gives the answer, or raises urllib.error.HTTPError with the refusal in it."""
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=60)

    def call(self, method, path, body=None):
        """The same, asked again while the server is busy; gives the answer's text."""
        for left in reversed(range(TRIES)):
            try:
                with self.open(method, path, body) as answer:
                    return answer.read().decode()
            except urllib.error.HTTPError as refused:
                if refused.code not in TRY_AGAIN or left == 0:
                    raise
            time.sleep(1)

    def ask(self, method, path, body=None):
        return json.loads(self.call(method, path, body))

    def events(self, table, seat, after=0):
        """The table's events as this seat may know them; comes back by itself where the connection is lost."""
        while True:
            try:
                query = urllib.parse.urlencode({"as": seat, "after": after})
                with self.open("GET", "/api/tables/%s/stream?%s" % (table, query)) as stream:
                    named = False
                    for line in stream:
                        # A message with a name is no event of the table: "here" says who looks on.
                        if line.startswith(b"event: "):
                            named = True
                        elif line.startswith(b"data: ") and not named:
                            event = json.loads(line[6:])
                            after = event["n"]
                            yield event
                        elif line == b"\n":
                            named = False
            except urllib.error.HTTPError as refused:
                if refused.code not in TRY_AGAIN:
                    raise
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.5)


def choose_canals(offer):
    """Any legal action of the board game. Your idea goes here."""
    kind = offer["kind"]
    if kind == "spring":
        return "spring " + random.choice(offer["places"])
    if kind == "first-canal":
        return "dig " + random.choice(offer["ditches"])
    if kind == "bid":
        free = [n for n in range(offer["from"], offer["to"] + 1) if n not in offer["taken"]]
        return random.choice(["pass"] + ["bid %d" % n for n in free])
    if kind == "seal":
        amount = random.randint(0, offer["to"])
        return "pass" if amount == 0 else "bid %d" % amount
    if kind == "plant":
        return "plant %s %s" % (random.choice(offer["tiles"]), random.choice(offer["squares"]))
    if kind == "leftover":
        return "plant %s %s" % (offer["tile"], random.choice(offer["squares"]))
    if kind == "bribe":
        verbs = [("propose", ditch) for ditch in offer["free"]] + [("support", ditch) for ditch in offer["proposed"]]
        if not verbs or offer["from"] > offer["to"] or random.random() < 0.5:
            return "pass"
        verb, ditch = random.choice(verbs)
        return "%s %s %d" % (verb, ditch, random.randint(offer["from"], min(offer["to"], offer["from"] + 2)))
    if kind == "decide":
        answers = ["accept " + ditch for ditch in offer["accept"]] + ["dig " + ditch for ditch in offer["dig"]]
        return random.choice(answers + (["pass"] if offer["pass"] else []))
    if kind == "extra":
        return random.choice(["pass"] * 5 + ["extra " + ditch for ditch in offer["ditches"]])
    raise ValueError("this bot does not know the offer " + kind)


def corner(place):
    return "%d,%d" % (place["x"], place["y"])


def spot(runs):
    """Any place of the runs, written as corner and direction."""
    run = random.choice(runs)
    return "%d,%d %s" % (random.randint(run["from"], run["to"]), run["y"], run["dir"])


def choose_cards(offer):
    """Any legal action of the card game, placing and fighting most of the time; it never resigns."""
    answers = [word for word in offer["words"] if word != "resign"]
    if offer["lay"] and offer["lay"]["runs"]:
        lay = offer["lay"]
        answers += ["%s %s %s" % (lay["kind"], random.choice(lay["cards"]), spot(lay["runs"])) for _ in range(6)]
    if offer["moves"]:
        move = random.choice(offer["moves"])
        answers.append("move %s %s" % (corner(move["from"]), spot(move["runs"])))
    answers += ["fight " + corner(target) for target in offer["fight"]]
    for verb in ("give", "take", "pick"):
        answers += ["%s %s" % (verb, card) for card in offer[verb]]
    return random.choice(answers)


CHOOSE = {"canals": choose_canals, "cards": choose_cards}


def act(client, table, seat, decision):
    """Answers the decision, unless it is closed meanwhile."""
    path = "/api/tables/%s" % table
    now = client.ask("GET", "%s?as=%s" % (path, seat))
    if now["info"]["turn"].get(seat) != decision:
        return
    action = CHOOSE[now["info"]["game"]](now["offer"])
    body = {"seat": seat, "decision": decision, "action": action, "key": secrets.token_hex(12)}
    try:
        client.call("POST", path + "/act", body)
    except urllib.error.HTTPError as refused:
        # Too late, or not allowed: the stream will tell what holds.
        print(action, json.load(refused)["text"], file=sys.stderr)


def play(client, table, seat):
    """Answers every decision of the seat until the match ends; gives all events."""
    heard = []
    for event in client.events(table, seat):
        heard.append(event)
        if event["kind"] in ("over", "abandoned"):
            return heard
        if event.get("turn", {}).get(seat) == event["n"]:
            act(client, table, seat, event["n"])
    return heard


def result(event):
    """What the last event says."""
    return " ".join(event["outcome"]["marks"]) if event["kind"] == "over" else event["kind"]


def main():
    parser = argparse.ArgumentParser(description="Sits down at a table and plays any legal action.")
    parser.add_argument("base", metavar="BASE", help="the server, such as http://localhost:8080")
    parser.add_argument("table", metavar="TABLE", help="what stands in the table's link")
    parser.add_argument("seat", metavar="SEAT", nargs="?", help="p1 to p5; any open one unless it is named")
    asked = parser.parse_args()
    client = Client(asked.base, "Bot in Python")
    body = {"share": secrets.token_hex(16), "key": secrets.token_hex(12)}
    if asked.seat:
        body["seat"] = asked.seat
    seat = client.ask("POST", "/api/tables/%s/sit" % asked.table, body)["seat"]
    print(result(play(client, asked.table, seat)[-1]))


if __name__ == "__main__":
    main()
