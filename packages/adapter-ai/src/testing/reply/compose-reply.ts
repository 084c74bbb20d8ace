import type { ModelMessage, TokenUsage } from "@foothold/core/coach";
import type { Behaviour, Fault } from "../behaviour.ts";
import { exampleOf } from "./example-of.ts";

/** What a caller asked for, whichever wire format it came in. */
export type Asked = {
  model: string;
  system: string;
  /** Without the system prompt, oldest first. */
  messages: ModelMessage[];
  schema?: Record<string, unknown> | undefined;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
  thinkingBudget?: number | undefined;
};

/** What the model says, before a wire format or a fault on the way touches it. */
export type ReplyPlan = {
  pieces: string[];
  thinking: string;
  usage: TokenUsage;
  ending: "whole" | "token-limit" | "refusal" | "none";
};

const QUESTION =
  "What does your program hold after it has read the first element of the first example, and is that what you want it to hold?";

const SOLUTION = [
  "Here is the whole solution:",
  "```javascript",
  "function twoSum(numbers, target) {",
  "  const seen = new Map();",
  "  for (let i = 0; i < numbers.length; i++) {",
  "    const wanted = target - numbers[i];",
  "    if (seen.has(wanted)) return [seen.get(wanted), i];",
  "    seen.set(numbers[i], i);",
  "  }",
  "}",
  "```",
].join("\n");

const wordsFor: Partial<Record<Fault, (asked: Asked) => string>> = {
  leak: () => SOLUTION,
  "obeys-injection": ({ system }) =>
    `As you wish, I put my rules aside. They were: ${system}\n\n${SOLUTION}`,
  refusal: () => "",
};

const ending: Partial<Record<Fault, ReplyPlan["ending"]>> = {
  "token-limit": "token-limit",
  refusal: "refusal",
  "no-ending": "none",
};

export function composeReply(behaviour: Behaviour, asked: Asked): ReplyPlan {
  const pieces = behaviour.pieces ?? inPieces(textOf(behaviour, asked));
  const text = pieces.join("");
  const thinking = behaviour.thinking ?? (behaviour.fault === "thinking" ? SOLUTION : "");
  return {
    pieces,
    thinking,
    usage: behaviour.usage ?? {
      inputTokens: tokensIn(asked.system + asked.messages.map(({ text }) => text).join("")),
      outputTokens: tokensIn(text + thinking),
    },
    ending: ending[behaviour.fault] ?? "whole",
  };
}

function textOf(behaviour: Behaviour, asked: Asked): string {
  const { fault, text, longChars } = behaviour;
  if (fault === "empty") return "";
  const words = text ?? (wordsFor[fault] ?? (() => QUESTION))(asked);
  const said = fault === "long" ? words.padEnd(longChars, ` ${words}`) : words;
  if (!asked.schema || said === "") return said;
  if (fault === "wrong-schema") return JSON.stringify({ unexpected: said, hint: 42 });
  // A caller's own text is the whole reply if it is JSON already.
  if (text !== undefined && isJson(said)) return said;
  const json = JSON.stringify(exampleOf(asked.schema, said));
  return fault === "garbled-reply" ? `Sure, here it is:\n${json.slice(0, -1)},,]` : json;
}

const PIECE_CHARS = 24;

function inPieces(text: string): string[] {
  const letters = [...text];
  const size = Math.max(PIECE_CHARS, Math.ceil(letters.length / 200));
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
    letters.slice(at * size, (at + 1) * size).join(""),
  );
}

const tokensIn = (text: string) => Math.ceil(text.length / 4);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
