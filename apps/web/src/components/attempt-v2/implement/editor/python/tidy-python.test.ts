import { describe, expect, test } from "vitest";
import { tidyPython } from "./tidy-python.ts";

const lines = (...text: string[]) => `${text.join("\n")}\n`;

describe("tidying Python", () => {
  test.each([
    [
      "two spaces become four",
      lines("def f(x):", "  if x:", "    return 1", "  return 2"),
      lines("def f(x):", "    if x:", "        return 1", "    return 2"),
    ],
    ["tabs become spaces", lines("def f():", "\tpass"), lines("def f():", "    pass")],
    ["blanks at line ends go", "x = 1  \ny = 2\t\n", lines("x = 1", "y = 2")],
    [
      "a statement over several lines moves as one",
      lines("def f():", "  return g(", "      1,", "    2)"),
      lines("def f():", "    return g(", "        1,", "      2)"),
    ],
    [
      "a comment stands with its block",
      lines("def f():", "  # first", "  x = 1", "# outside", "y = 2"),
      lines("def f():", "    # first", "    x = 1", "# outside", "y = 2"),
    ],
    ["many empty lines become two", "x = 1\n\n\n\n\ny = 2", lines("x = 1", "", "", "y = 2")],
    ["the end is one newline", "x = 1\n\n\n", "x = 1\n"],
    [
      "a condition over two lines opens its block",
      lines("if (a and", "   b):", "  c()"),
      lines("if (a and", "   b):", "    c()"),
    ],
    [
      "a colon in a text or a comment opens nothing",
      lines("x = 'if:'", "y = 1  # note:"),
      lines("x = 'if:'", "y = 1  # note:"),
    ],
  ])("%s", (_name, before, after) => {
    expect(tidyPython(before)).toBe(after);
    expect(tidyPython(after)).toBe(after);
  });

  test("a text over several lines is left to the last blank", () => {
    const program = 'def f():\n  """Say  \n\n\n\n  it.  \n  """\n  return 1\n';
    expect(tidyPython(program)).toBe(
      'def f():\n    """Say  \n\n\n\n  it.  \n  """\n    return 1\n',
    );
  });

  test.each([
    ["a line that stands on no level", "def f():\n    x = 1\n  y = 2\n"],
    ["an indent that nothing opened", "x = 1\n  y = 2\n"],
  ])("%s: nothing is changed", (_name, program) => {
    expect(tidyPython(program)).toBe(program);
  });
});
