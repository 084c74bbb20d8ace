import { describe, expect, test } from "vitest";
import { timeGrowth } from "../../../testing/time-growth.ts";
import { differsOnlyInNotes } from "./differs-only-in-notes.ts";

/** The program with this line before its last one. */
const python = (line: string) => `def f(xs):\n    it = iter(xs)\n${line}\n    return list(it)\n`;
const script = (line: string) =>
  `function f(xs) {\n  const m = new Map();\n${line}\n  return xs;\n}\n`;
const inPython = (line: string) => differsOnlyInNotes(python(""), python(line), "python");
const inScript = (line: string) => differsOnlyInNotes(script(""), script(line), "javascript");

describe("notes in Python", () => {
  test.each([
    "    # the first",
    "# type: ignore",
    "    print(xs, len(xs))",
    "    print(xs[0], xs[-1:], 2 ** len(xs))",
    '    print(f"{len(xs)=} {xs!r} {xs[0]:>3}")  # look',
    "    print('a; b = c', sep='')",
    "    print(xs.index(3) if 3 in xs else None, str(xs).upper(), sep=' ')",
  ])("%s", (line) => {
    expect(inPython(line)).toBe(true);
  });

  test.each([
    "    print(next(it))",
    "    print(list(it))",
    "    print(*it)",
    "    print(xs.pop())",
    "    print(xs := [1])",
    "    print(f'{(xs := [])}')",
    "    print(f'{xs.clear()}')",
    "    print(1) or xs.clear() or print(2)",
    "    print(1) if xs.reverse() else print(2)",
    "    print(1); xs = []",
    "    print((lambda: xs.insert(0, 1))())",
    "    print(getattr(xs, 'cl' + 'ear')())",
    "    print(xs.__class__.clear(xs))",
    "    print([x for x in it])",
    "    print(exit())",
    "    print(1, file=xs)",
    "    return xs",
    '    """a text"""',
  ])("not %s", (line) => {
    expect(inPython(line)).toBe(false);
  });

  test("a comment behind a line", () => {
    expect(differsOnlyInNotes("x = 1\n", "x = 1  # one\n", "python")).toBe(true);
    expect(differsOnlyInNotes("x = '#'\n", "x = '# one'\n", "python")).toBe(false);
  });

  test.each([
    ["in a text over lines", 's = """\n', "# a\nprint(1)\n", '"""\nreturn s\n'],
    ["in brackets", "s = g(\n", "print(1)\n", ")\n"],
    ["behind a line that goes on", "s = 1 + \\\n", "print(1)\n", "2\n"],
    ["in an expression with quotes of its own", 's = f"{x["', "# a", '"]}"\n'],
  ])("what only looks like a note: %s", (_name, head, note, tail) => {
    expect(differsOnlyInNotes(head + tail, head + note + tail, "python")).toBe(false);
  });
});

describe("notes in JavaScript", () => {
  test.each([
    "  // the first",
    "  /* over\n two lines */",
    "  console.log(xs, xs.length, m.get(1));",
    "  console.log({ xs, m }, typeof xs)",
    `  console.log(\`\${xs.length} of \${JSON.stringify(xs)}\`)`,
    "  console.table(xs); // look",
  ])("%s", (line) => {
    expect(inScript(line)).toBe(true);
  });

  test.each([
    "  console.log(xs.fill(0));",
    "  console.log(xs[0] = 1);",
    "  console.log(xs.length -= 1);",
    "  console.log(xs[0]++);",
    "  console.log(1), xs.fill(0), console.log(2);",
    "  console.log(1) || xs.fill(0) || console.log(2);",
    "  console.log((() => xs.copyWithin(0, 1))());",
    "  console.log(delete xs[0]);",
    "  console.log(...m);",
    `  console.log(\`\${xs.fill(1)}\`);`,
    "  console.log(tag`a`);",
    "  console.log(Object.assign(xs, [1]));",
    "  // */ xs.fill(0); /*\n  xs.fill(0);",
    "  <!-- xs",
  ])("not %s", (line) => {
    expect(inScript(line)).toBe(false);
  });

  test.each([
    [
      "comments within a line",
      "f(a, c);\nreturn 1;",
      "f(a, /* b */ c);\nreturn 1 /* one */;",
      true,
    ],
    ["slashes in a text", "const a = 'b';", "const a = 'b//c';", false],
    ["slashes in a pattern", "const a = /[/]b/;", "const a = /[/]//c/;", false],
    ["a comment that parts two words", "return x;", "return/* */x;", true],
    ["a line break in a comment", "return 1;", "return /*\n*/ 1;", false],
    ["a print as a body", "if (a)\n  b();", "if (a)\n  console.log(a);\n  b();", false],
    ["a print in a block", "if (a) {\n  b();\n}", "if (a) {\n  console.log(a);\n  b();\n}", true],
    ["a print within a sum", "x = 1 +\n2;", "x = 1 +\nconsole.log(1)\n2;", false],
    ["a comment in a template", `const a = \`\${'\`'}\`;`, `const a = \`\${'\`'}// b\`;`, false],
    ["a comment that ends early", "/*\na();\n*/", "/*\n// */ a(); /*\na();\n*/", false],
  ])("%s", (_name, before, after, harmless) => {
    expect(differsOnlyInNotes(before, after, "javascript")).toBe(harmless);
  });
});

test.each(['"', `\`\${`, "f'{", "/*", "/", "console.log(", "print(f'", "'''", "\\"])(
  "is decided in linear time: %j",
  async (unit) => {
    const decide = (text: string) => {
      differsOnlyInNotes(text, `${text}#`, "python");
      differsOnlyInNotes(text, `${text}/`, "typescript");
    };
    const textOf = (length: number) => unit.repeat(length / unit.length);
    expect(await timeGrowth(decide, textOf, 20_000)).toBeLessThan(3);
  },
);
