import { describe, expect, test } from "vitest";
import { decideCommand } from "../run/run-command.ts";
import { attacks } from "../testing/attacks.ts";
import { defaultWhitelist } from "./whitelist.ts";

const decide = (line: string, whitelist = defaultWhitelist) => decideCommand(line, whitelist);

describe("runs unasked", () => {
  test.each([
    "ls",
    "cat solution.py | head -5",
    "grep -n 'for' solution.py && wc -l solution.py",
    "test",
    "test 3",
    "run '[1, 2]' 3",
    "python scratch/idea.py",
    "echo done > notes.md",
    "cat notes.md >> scratch/all.md 2> /dev/null",
    "for file in *.md; do wc -l $file; done",
    "if grep -q TODO notes.md; then echo open; fi",
    "echo $(( 3 * 4 ))",
    'name=world; echo "hello $name"',
    "count() { wc -l solution.py; }; count",
    "find . -name '*.py' -exec wc -l {} \\;",
    "ls | xargs -n 1 cat",
    "bash -c 'ls | head -1'",
    "cat <<EOF\n$(ls)\nEOF",
    "diff <(sort notes.md) <(sort scratch/b.md)",
    "[[ -f notes.md ]] && cat notes.md",
    "timeout 5 python scratch/idea.py",
    "case x in x) echo one;; esac",
    "echo ${missing:-none} ${#missing}",
  ])("%s", (line) => {
    expect(decide(line)).toEqual({ permitted: true });
  });
});

describe.each(Object.entries(attacks))("asks first: %s", (_kind, lines) => {
  test.each(lines)("%s", (line) => {
    expect(decide(line).permitted).toBe(false);
  });
});

test("the answer names what stands in the way", () => {
  expect(decide("ls; rm a")).toEqual({ permitted: false, reason: "not-listed", what: "rm" });
});

test("an entry with arguments permits those arguments only", () => {
  const whitelist = ["python scratch/idea.py"];
  expect(decide("python scratch/idea.py 3", whitelist).permitted).toBe(true);
  expect(decide("python solution.py", whitelist).permitted).toBe(false);
  expect(decide("python $x", whitelist).permitted).toBe(false);
});

test.each(["rm", "eval", "bash", "", " "])(
  "a list that holds %j permits nothing by it",
  (entry) => {
    expect(decide("rm notes.md", [entry]).permitted).toBe(false);
    expect(decide("eval ls", [entry]).permitted).toBe(false);
  },
);

test("a long line is decided to its end", () => {
  const line = `${"ls; ".repeat(60)}rm notes.md`;
  expect(decide(line).permitted).toBe(false);
  expect(decide(`${"true && ".repeat(900)}rm notes.md`).permitted).toBe(false);
});
