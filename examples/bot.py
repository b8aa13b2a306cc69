#!/usr/bin/env python3
"""A bot of your own, in Python with nothing but its standard library: it plays Canals at random.

    python3 examples/bot.py http://localhost:8080 TABLE [SEAT]

TABLE is what stands in the table's link. The rules stay with the server: it says what the seat may do (the offer),
compactly; `choose` picks from it.
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

TOKEN = None


def call(base, method, path, body=None):
    """One request; gives the answer, or raises urllib.error.HTTPError with the refusal in it."""
    headers = {"content-type": "application/json"}
    if TOKEN:
        headers["authorization"] = "Bearer " + TOKEN
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, headers, method=method)
    return urllib.request.urlopen(request, timeout=60)


def enter(base, name):
    """Come as a guest; the secret of the cookie serves as a token."""
    global TOKEN
    with call(base, "PUT", "/api/me", {"name": name}) as answer:
        cookie = answer.headers["set-cookie"]
    TOKEN = cookie.split(";")[0].split("=", 1)[1]


def choose(offer):
    """Any legal action. Your idea goes here."""
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


def events(base, table, seat, after):
    """The table's events as this seat may know them; comes back by itself where the connection is lost."""
    while True:
        try:
            query = urllib.parse.urlencode({"as": seat, "after": after})
            with call(base, "GET", "/api/tables/%s/stream?%s" % (table, query)) as stream:
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
            if refused.code not in (429, 502, 503, 504):
                raise
        except OSError:
            pass
        time.sleep(0.5)


def act(base, table, seat, decision):
    path = "/api/tables/%s" % table
    with call(base, "GET", "%s?as=%s" % (path, seat)) as answer:
        now = json.load(answer)
    if now["info"]["turn"].get(seat) != decision:
        return
    action = choose(now["offer"])
    body = {"seat": seat, "decision": decision, "action": action, "key": secrets.token_hex(12)}
    try:
        call(base, "POST", path + "/act", body).close()
    except urllib.error.HTTPError as refused:
        # Too late, or not allowed: the stream will tell what holds.
        print(action, json.load(refused)["text"], file=sys.stderr)


def main(base, table, wanted=None):
    enter(base, "Bot in Python")
    body = {"share": secrets.token_hex(16)}
    if wanted:
        body["seat"] = wanted
    with call(base, "POST", "/api/tables/%s/sit" % table, body) as answer:
        seat = json.load(answer)["seat"]
    for event in events(base, table, seat, 0):
        if event["kind"] == "over":
            print(" ".join(event["outcome"]["marks"]))
            return
        if event["kind"] == "abandoned":
            print("abandoned")
            return
        if event.get("turn", {}).get(seat) == event["n"]:
            act(base, table, seat, event["n"])


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit("python3 examples/bot.py BASE TABLE [SEAT]")
    main(*sys.argv[1:])
