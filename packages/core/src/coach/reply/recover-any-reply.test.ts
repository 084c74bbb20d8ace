import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { recoverReply } from "./recover-reply.ts";

const schema = z.object({
  text: z.string(),
  list: z.array(z.string()),
  items: z.array(z.object({ name: z.string(), size: z.number(), note: z.string().optional() })),
  flag: z.boolean(),
});

const storable = fc.string({ unit: "grapheme" }).filter((text) => !/\p{Surrogate}|\0/u.test(text));
/** Texts full of what JSON is made of. */
const tricky = fc
  .array(fc.constantFrom('"', "\\", "{", "}", "[", "]", ",", ":", "\n", "a", " ", "//", "“", "'"))
  .map((parts) => parts.join(""));
const text = fc.oneof(storable, tricky);
const item = fc.record(
  { name: text, size: fc.double({ noNaN: true, noDefaultInfinity: true }), note: text },
  { requiredKeys: ["name", "size"] },
);
const reply = fc.record({
  text,
  list: fc.array(text, { maxLength: 4 }),
  items: fc.array(item, { maxLength: 3 }),
  flag: fc.boolean(),
});
const same = (value: z.infer<typeof schema>) => JSON.parse(JSON.stringify(value));

test("a reply with any text in it is read as it was written", () => {
  fc.assert(
    fc.property(reply, fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const { kept } = recoverReply(JSON.stringify(value, null, indent), schema);
      expect(kept).toEqual(same(value));
    }),
  );
});

test("cut anywhere, it holds nothing that was not sent", () => {
  fc.assert(
    fc.property(reply, fc.integer({ min: 0, max: 4 }), fc.nat(), (value, indent, anywhere) => {
      const json = JSON.stringify(value, null, indent);
      const sent = same(value);
      const { kept } = recoverReply(json.slice(0, anywhere % json.length), schema);
      for (const [name, part] of Object.entries(kept)) {
        const whole = sent[name];
        expect(part).toEqual(Array.isArray(whole) ? whole.slice(0, (part as []).length) : whole);
      }
    }),
    { numRuns: 500 },
  );
});

test("any text at all is read without complaint", () => {
  fc.assert(
    fc.property(fc.oneof(storable, tricky), (noise) => {
      const { kept } = recoverReply(`{${noise}`, schema);
      expect(schema.partial().parse(kept)).toEqual(kept);
    }),
  );
});
