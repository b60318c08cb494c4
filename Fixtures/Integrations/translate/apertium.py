#!/usr/bin/env python3
# Translates with Apertium: apertium.py eng-spa. Placeholders go through it as numbers in brackets.
import json, re, subprocess, sys

PLACEHOLDER = re.compile(r"%(?:\d+\$)?#?@\w*@|%arg|%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]|%%|\$\{\w+\}")

def translate(text):
    found = PLACEHOLDER.findall(text)
    numbers = iter(range(len(found)))
    plain = PLACEHOLDER.sub(lambda _: f"[{900 + next(numbers)}]", text)
    run = subprocess.run(["apertium", "-u", sys.argv[1]], input=plain, capture_output=True, text=True, check=True)
    return re.sub(r"\[9(\d\d)\]", lambda m: found[int(m[1])] if int(m[1]) < len(found) else m[0], run.stdout.strip("\n"))

for line in sys.stdin:
    request = json.loads(line)
    if "forms" in request:
        answer = {"forms": {form["form"]: translate(form["source"]) for form in request["forms"]}}
    else:
        answer = {"text": translate(request["source"])}
    print(json.dumps({"id": request["id"]} | answer, ensure_ascii=False), flush=True)
