import { expect, test } from "vitest";
import { toCsv } from "./to-csv.ts";

test.each([
  ["plain text", "two-sum", "two-sum"],
  ["a number, also a negative one", -3, "-3"],
  ["nothing", null, ""],
  ["a comma and quotes", 'a, "b"', '"a, ""b"""'],
  ["a line break", "a\nb", '"a\nb"'],
  ["a formula", "=1+1", `"'=1+1"`],
  ["a formula that calls", '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ["a plus", "+1", `"'+1"`],
  ["a minus", "-cmd|' /C calc'!A0", `"'-cmd|' /C calc'!A0"`],
  ["an at sign", "@SUM(1)", `"'@SUM(1)"`],
  ["a formula behind spaces", "  =1", `"'  =1"`],
  ["a formula in wide characters", "＝1", `"'＝1"`],
  ["a quote alone", "it's", `"it's"`],
  ["spaces around it", " a ", " a "],
  ["nothing written", "", ""],
  ["a line feed before it", "\n=1", `"'\n=1"`],
  ["a tab before it", "\t=1", `"'\t=1"`],
])("%s", (_name, cell, text) => {
  expect(toCsv([[cell]])).toBe(`${text}\r\n`);
});

test("rows are lines, cells are parted by commas", () => {
  expect(
    toCsv([
      ["a", 1],
      ["b", 2],
    ]),
  ).toBe("a,1\r\nb,2\r\n");
});
