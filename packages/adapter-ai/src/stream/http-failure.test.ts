import { expect, test } from "vitest";
import { askedWaitMs, HttpFailure, spokenReason } from "./http-failure.ts";

const NOW_MS = Date.parse("2030-01-01T09:00:00Z");

const quota = { "@type": "type.googleapis.com/google.rpc.QuotaFailure", violations: [] };
const retryIn = (retryDelay: unknown) =>
  JSON.stringify({
    error: {
      message: "Quota exceeded.",
      details: [quota, { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay }],
    },
  });

test.each([
  ["RetryInfo", retryIn("7s"), null, 7_000],
  ["RetryInfo with a fraction", retryIn("34.074824224s"), null, 34_075],
  ["RetryInfo before the header", retryIn("7s"), "60", 7_000],
  ["a RetryInfo that says nothing", retryIn({ seconds: 7 }), null, undefined],
  ["Retry-After in seconds", "{}", "60", 60_000],
  ["Retry-After as a date", "", "Tue, 01 Jan 2030 09:00:30 GMT", 30_000],
  ["a date that is past", "", "Tue, 01 Jan 2030 08:00:00 GMT", 0],
  ["a header that means nothing", "", "soon", undefined],
  ["nothing", "<html>", null, undefined],
])("the wait is read from %s", (_name, body, header, waitMs) => {
  expect(askedWaitMs(new HttpFailure(429, body, header), NOW_MS)).toBe(waitMs);
});

test.each([
  ["Gemini's words", retryIn("7s"), "Quota exceeded."],
  ["Ollama's words", '{"error":"model not found"}', "model not found"],
  ["its status, when there are none", "<html>", "It answered with status 500."],
  ["its status, when they are empty", '{"error":" "}', "It answered with status 500."],
])("the reason is %s", (_name, body, reason) => {
  expect(spokenReason(new HttpFailure(500, body))).toBe(reason);
});

test("a very long reason is cut", () => {
  const failure = new HttpFailure(500, JSON.stringify({ error: "no ".repeat(1_000) }));
  expect(spokenReason(failure).length).toBeLessThanOrEqual(300);
});
