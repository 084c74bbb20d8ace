import { expect, test } from "vitest";
import { byteLength } from "../../text/byte-length.ts";
import { MAX_VALUE_BYTES, shortenOutput, shortenValue } from "./shorten-results.ts";
import { isShortened, valueText, valueTextIn } from "./value-text.ts";

test.each(["plain", "é", "€", "😀", "a€😀é"])("the bytes of %s are counted as UTF-8", (text) => {
  expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
});

test("a value of up to 32 KB stays as it is", () => {
  const value = ["x".repeat(MAX_VALUE_BYTES - 4)];
  expect(shortenValue(value)).toBe(value);
});

test("a larger one is kept by its beginning and its size, and says so wherever it is shown", () => {
  const value = Array.from({ length: 53_000 }, (_, at) => at);
  const kept = shortenValue(value);
  expect(isShortened(kept)).toBe(true);
  expect(kept).toMatchObject({ bytes: JSON.stringify(value).length });
  expect(JSON.stringify(kept).length).toBeLessThan(3_000);
  expect(valueText(kept)).toMatch(/^\[0,1,2,.*…$/);
  expect(valueTextIn("python", kept)).toMatch(/^\[0,1,2,.*… \(300 KB\)$/);
});

test("a shortened text never ends within a character", () => {
  expect(JSON.stringify(shortenValue("😀".repeat(20_000)))).not.toMatch(/\\ud83d(?!\\ude00)/);
});

test("output is cut and says so", () => {
  expect(shortenOutput("short")).toEqual({ stdout: "short", isCut: false });
  const { stdout, isCut } = shortenOutput("€".repeat(64 * 1024));
  expect(isCut).toBe(true);
  expect(byteLength(stdout)).toBeLessThanOrEqual(MAX_VALUE_BYTES);
});
