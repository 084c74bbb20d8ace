import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type ChatReply, chatReplySchema } from "../../entities/chat/chat-reply.ts";
import { recoverReply } from "./recover-reply.ts";

const assessment = z.object({
  status: z.enum(["PASS", "NEEDS_WORK"]),
  gaps: z.array(z.string()),
  confidence: z.number(),
  note: z.string().optional(),
});

const recover = (text: string) => recoverReply(text, assessment);
const whole = { status: "PASS", gaps: ['Say "why".', "And when?"], confidence: 0.8 };
const json = JSON.stringify(whole);

describe("a whole reply is read exactly", () => {
  test.each<[string, string]>([
    ["as plain JSON", json],
    ["after a byte order mark", `\uFEFF${json}`],
    ["in a code fence", `\`\`\`json\n${json}\n\`\`\``],
    ["with prose around it", `Here {as asked} it is:\n${json}\nI hope that "helps", or not.`],
    ["after thinking aloud", `<think>{"status": "NEEDS_WORK"}</think>${json}`],
    ["in a list", `[${json}]`],
    ["in a wrapper", JSON.stringify({ response: { data: whole } })],
    ["written twice", `${json}\n${json}`],
    ["begun and begun again", `${json.slice(0, 30)}\n\n${json}`],
    ["escaped once too often", JSON.stringify(json)],
    ["escaped without its quotes", JSON.stringify(json).slice(1, -1)],
    ["escaped for a page", json.replaceAll('"', "&quot;")],
    ["with doubled braces", `{${json}}`],
    ["with a trailing comma", `${json.slice(0, -1)},}`],
    ["with comments", json.replace("{", "{ // so far\n /* and */ ")],
    ["with bare keys", json.replaceAll(/"(status|gaps|confidence)":/g, "$1:")],
    ["with a bare word", json.replace('"PASS"', "PASS")],
    ["with a line for each and no commas", json.replaceAll(/,"(gaps|confidence)/g, '\n"$1')],
    ["with quotes left as they are", json.replaceAll('\\"', '"')],
  ])("%s", (_name, text) => {
    expect(recover(text)).toEqual({ kept: whole, missing: [], shortened: [], truncated: false });
  });

  test("with a bare word that every JavaScript object has as a name", () => {
    const { kept } = recover(json.replace("{", "{note: constructor, "));
    expect(kept).toEqual({ ...whole, note: "constructor" });
  });

  test.each([
    ["single quotes", `{'status': 'PASS', 'gaps': ['It isn't it's', "so"], 'confidence': 1}`],
    ["typographic quotes", "{“status”: “PASS”, “gaps”: [“It isn't it's”, “so”], “confidence”: 1}"],
    [
      "literals of another language",
      `{"status":"PASS","gaps":["It isn't it's","so"],"confidence":+1,"note":None}`,
    ],
  ])("in %s", (_name, text) => {
    const { status, gaps, confidence } = recover(text).kept;
    expect({ status, gaps, confidence }).toEqual({
      status: "PASS",
      gaps: ["It isn't it's", "so"],
      confidence: 1,
    });
  });

  test.each([
    ["a newline", '{"note": "one\ntwo", "confidence": 1}', "one\ntwo"],
    ["a backslash", '{"note": "match \\d+", "confidence": 1}', "match \\d+"],
    ["an escaped apostrophe", '{"note": "isn\\\'t", "confidence": 1}', "isn't"],
    ["a word in quotes", '{"note": "say "why", then go", "confidence": 1}', 'say "why", then go'],
    ["a call", '{"note": "print("a", "b")", "confidence": 1}', 'print("a", "b")'],
    ["an index", '{"note": "take a["key"] of it", "confidence": 1}', 'take a["key"] of it'],
    ["an object", '{"note": "not {"a"} but b", "confidence": 1}', 'not {"a"} but b'],
  ])("where %s should have been escaped", (_name, text, note) => {
    expect(recover(text).kept).toEqual({ note, confidence: 1 });
  });
});

describe("what is not whole is not kept", () => {
  test.each<[string, string, object]>([
    ["half a string", '{"status": "PASS", "note": "half of', { status: "PASS" }],
    ["a number that may go on", '{"status": "PASS", "confidence": 0.8', { status: "PASS" }],
    ["half a literal", '{"status": "PASS", "note": nul', { status: "PASS" }],
    ["half an escape", '{"confidence": 1, "note": "caf\\u00e"}', { confidence: 1 }],
    ["half a character", '{"confidence": 1, "note": "\\ud83d"}', { confidence: 1 }],
    ["a character nobody can store", '{"confidence": 1, "note": "\\u0000"}', { confidence: 1 }],
    ["no number", '{"confidence": NaN, "status": "PASS"}', { status: "PASS" }],
    ["a number with a unit", '{"confidence": 80%, "status": "PASS"}', { status: "PASS" }],
    ["a missing value", '{"confidence": , "status": "PASS"}', { status: "PASS" }],
    ["an unknown verdict", '{"confidence": 1, "status": "GREAT"}', { confidence: 1 }],
    ["a verdict of another type", '{"confidence": 1, "status": true}', { confidence: 1 }],
    [
      "a string that was never closed",
      '{"note": "no end,\n "confidence": 1,\n "status": "PASS"}',
      { confidence: 1, status: "PASS" },
    ],
    [
      "two strings that cannot be told apart",
      '{"gaps": ["he said "a", "b" and c"], "confidence": 1}',
      { confidence: 1 },
    ],
  ])("%s", (_name, text, kept) => {
    expect(recover(text).kept).toEqual(kept);
  });

  test("what is missing is named, and a list cut short is told from one that is whole", () => {
    expect(recover('{"gaps": ["one", "two", "thr')).toEqual({
      kept: { gaps: ["one", "two"] },
      missing: ["status", "confidence", "note"],
      shortened: ["gaps"],
      truncated: true,
    });
  });

  test("a field that may be absent is not missed from a whole reply", () => {
    expect(recover(json).missing).toEqual([]);
  });

  test.each(["", "no", "I cannot do that.", "{", "}{", '"', "[]", "null", "{}", "<think>{"])(
    "nothing is made of %j",
    (text) => {
      expect(recover(text).kept).toEqual({});
      expect(recover(text).missing).toContain("status");
    },
  );
});

describe("changes and commands", () => {
  const reply: ChatReply = {
    summary: "Two files.",
    sections: [],
    todos: [{ text: "Write it", completed: true }],
    fileChanges: [
      { path: "a.js", content: 'const a = { b: "c" };\n', note: "new" },
      { path: "b.js", content: "let x = 1;\n", note: "changed" },
    ],
    commands: [{ command: "node a.js", description: "runs it" }, { command: "node b.js" }],
    nextSteps: [],
  };
  const text = JSON.stringify(reply);

  test("are kept only when complete, wherever the reply is cut", () => {
    for (let end = 0; end < text.length; end++) {
      const { kept } = recoverReply(text.slice(0, end), chatReplySchema);
      const { fileChanges = [], commands = [] } = kept;
      expect(fileChanges).toEqual(reply.fileChanges.slice(0, fileChanges.length));
      expect(commands).toEqual(reply.commands.slice(0, commands.length));
    }
  });

  test("are dropped one by one when one is broken", () => {
    const { kept, shortened } = recoverReply(text.replace('"changed"', "NaN"), chatReplySchema);
    expect(kept.fileChanges).toEqual(reply.fileChanges.slice(0, 1));
    expect(shortened).toEqual(["fileChanges"]);
  });
});

describe("no text takes it down", () => {
  test.each([
    ["braces", "{".repeat(200_000)],
    ["brackets in a field", `{"gaps": ${"[".repeat(200_000)}`],
    ["valid JSON, very deep", `{"gaps": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["quotes", `{${'"'.repeat(200_000)}`],
    ["quotes and commas", `{"note": ${'",'.repeat(100_000)}`],
    ["quotes and brackets", `{"note": ${'"}'.repeat(100_000)}`],
    ["keys", `{${'"a": "'.repeat(30_000)}`],
    ["keys on lines", `{"note": "${'\n"a": '.repeat(30_000)}`],
    ["backslashes", `{"note": "${"\\".repeat(200_001)}`],
  ])("%s without end", (_name, text) => {
    expect(recover(text).missing).toContain("status");
  });

  test("a key that means something to JavaScript is a key like any other", () => {
    const { kept } = recover('{"__proto__": {"status": "PASS"}, "confidence": 1,}');
    expect(kept).toEqual({ confidence: 1 });
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  });
});
