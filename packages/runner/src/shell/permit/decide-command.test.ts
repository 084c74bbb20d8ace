import { describe, expect, test } from "vitest";
import { decideCommand } from "../run/run-command.ts";
import { attacks } from "../testing/attacks.ts";
import { defaultWhitelist } from "./whitelist.ts";

const decide = (line: string, whitelist = defaultWhitelist) =>
  decideCommand(line, whitelist, { isProposed: false });
const decideProposed = (line: string) =>
  decideCommand(line, defaultWhitelist, { isProposed: true });

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

describe("of a line that the coach proposed, runs unasked", () => {
  test.each([
    ...[
      "ls -R",
      "cat notes.md | head -5",
      "grep -n 'for' solution.py && wc -l solution.py",
      "help",
    ],
    ...["test", "test 2", "trace 1", "run '[1, 2]' 3", "run [1, 2] 3", "tsc scratch/idea.ts"],
    ...["python scratch/idea.py", "node scratch/idea.js", "diff notes.md scratch/b.md"],
    ...[
      "cat notes.md > scratch/all.md",
      "sort notes.md | uniq",
      "timeout 5 python scratch/idea.py",
    ],
    ...["for file in *.md; do wc -l $file; done", "for n in 1 2; do test $n; done"],
  ])("%s", (line) => {
    expect(decideProposed(line)).toEqual({ permitted: true });
  });
});

describe("of a line that the coach proposed, asks before it makes a text", () => {
  test.each([
    "echo 'ghi wzr' | tr a-z x-za-w",
    "echo hello",
    "printf '%s%s' re turn > scratch/x.py",
    "cat notes.md | rev",
    "cat notes.md | cut -c 2",
    "nl -s re notes.md",
    "a=re; b=turn; cat $a$b",
    "a=re cat notes.md",
    "cat <<EOF\nreturn\nEOF",
    "cat <<< return",
    "cat re{turn,}",
    "cat ${x:-return}",
    "cat ${HOME/home/return}",
    "for x in re; do cat $x; done",
    "for x in $(ls); do cat $x; done",
    "ls | xargs -n 1 echo re",
    "bash -c 'echo re'",
    "find . -printf 'return'",
    "find . -exec echo re {} \\;",
    "seq -f 'return %g' 1",
    "if true; then echo re; fi",
    "f() { echo re; }; f",
  ])("%s", (line) => {
    expect(decideProposed(line).permitted).toBe(false);
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

describe("an entry is whole words, never the beginning of one", () => {
  const whitelist = ["py", "cat notes.md", "test 1", "cp scratch/a.py"];
  test.each([
    "python scratch/idea.py",
    "py3",
    "cat notes.md2",
    "cat 'notes.md secret'",
    'cat "$x" notes.md',
    "cat",
    "test 11",
    "test",
    "cp scratch/a.pyc b",
    "cp 'scratch/a.py b'",
    'cp  "scratch"/b.py a',
  ])("%s", (line) => {
    expect(decide(line, whitelist).permitted).toBe(false);
  });
  test.each(["py -h", "cat notes.md scratch/b.md", "test 1", "cp   scratch/a.py scratch/b.py"])(
    "%s is permitted",
    (line) => {
      expect(decide(line, whitelist).permitted).toBe(true);
    },
  );
});
