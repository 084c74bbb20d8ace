import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ModelFailure, modelProviders, type TextRequest } from "@foothold/core/coach";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { expectedOutcomes } from "./testing/expected-outcomes.ts";
import { type Fault, faults } from "./testing/index.ts";
import { openPair, type Pair } from "./testing/open-pair.ts";
import { aTextRequest } from "./testing/request.ts";

const schema = { type: "object", properties: { hint: { type: "string" } }, required: ["hint"] };

const SHORT_MS = 80;
const shortLimits: Partial<Record<Fault, Partial<TextRequest>>> = {
  "hang-before-headers": { firstTextWithinMs: SHORT_MS },
  "hang-mid-stream": { wholeWithinMs: SHORT_MS },
  slow: { firstTextWithinMs: SHORT_MS },
};

async function outcomeOf({ model }: Pair, request: TextRequest) {
  const shown: string[] = [];
  const asked = model.reply(request, (piece) => shown.push(piece));
  const end = await asked.catch((error: unknown) => error);
  if (end instanceof ModelFailure) {
    return { outcome: end.kind, text: end.partialText, shown: shown.join("") };
  }
  if (end instanceof Error) throw end;
  const { text } = end as Awaited<typeof asked>;
  return { outcome: "replies", text, shown: shown.join("") };
}

describe.each(modelProviders)("%s", (provider) => {
  async function opened(): Promise<Pair> {
    const pair = await openPair(provider);
    onTestFinished(pair.standIn.close);
    return pair;
  }

  test.each(faults)("%s comes to its kind, and nothing stays open", async (fault) => {
    const pair = await opened();
    pair.standIn.behave(fault);
    const request = aTextRequest({ schema, ...shortLimits[fault] });
    const { outcome, text, shown } = await outcomeOf(pair, request);
    expect(outcome).toBe(expectedOutcomes[fault][provider]);
    expect(shown).toBe(text);
    await vi.waitFor(() => expect(pair.standIn.open()).toBe(0));
  });

  test("a server that is not there is an outage", async () => {
    const pair = await opened();
    await pair.standIn.close();
    expect(await outcomeOf(pair, aTextRequest())).toMatchObject({ outcome: "unavailable" });
  });

  test.each(["drop", "end"] as const)(
    "a reply cut by %s at any byte is never passed off as whole",
    async (cutBy) => {
      const pair = await opened();
      const pieces = ["Was heißt ", "«数»? ✓"];
      const whole = pieces.join("");
      const seen = new Set<string>();
      for (let cutAtByte = 0; ; cutAtByte++) {
        pair.standIn.behave({ fault: "cut", pieces, cutAtByte, cutBy });
        const { outcome, text, shown } = await outcomeOf(pair, aTextRequest());
        seen.add(outcome);
        expect(shown).toBe(text);
        if (outcome === "replies") {
          expect(text).toBe(whole);
          break;
        }
        expect(outcome).toBe(text === "" ? "unavailable" : "truncated");
        expect(whole.startsWith(text)).toBe(true);
      }
      expect(seen).toEqual(new Set(["unavailable", "truncated", "replies"]));
    },
  );
});

test("after every fault a process has nothing left to wait for", async () => {
  const script = fileURLToPath(new URL("./testing/every-fault.ts", import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script]);
  const calls = modelProviders.length * faults.length * 3;
  expect(JSON.parse(stdout)).toEqual({ calls, unhandled: [], left: [] });
  expect(stderr).toBe("");
});
