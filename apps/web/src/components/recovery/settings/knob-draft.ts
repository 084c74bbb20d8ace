import {
  type EveryKnob,
  type Knob,
  type RecoverySetting,
  recoverySettingSchema,
} from "@foothold/core/recovery";
import type { z } from "zod";
import { ruleWords, switchWords } from "./knob-words.ts";

/** As typed; empty where the value is inherited. */
export type KnobDraft = Partial<Record<Knob, string>>;

export function draftOf(setting: RecoverySetting): KnobDraft {
  const typed = Object.entries(setting).flatMap(([knob, value]) =>
    value === undefined ? [] : [[knob, textOf(value)]],
  );
  return Object.fromEntries(typed);
}

export function textOf(value: EveryKnob[Knob]): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return `${value}`;
}

export function wordOf(value: EveryKnob[Knob]): string {
  const text = textOf(value);
  if (text === "on" || text === "off") return switchWords[text];
  return text === "calm" || text === "letter" ? ruleWords[text] : text;
}

type ReadDraft =
  | { setting: RecoverySetting; errors: null }
  | { setting: null; errors: Partial<Record<Knob, string>> };

/** The setting that was typed, or what is wrong with each value. */
export function readDraft(draft: KnobDraft): ReadDraft {
  const typed = Object.entries(draft).flatMap(([knob, text]) => {
    const value = text.trim();
    return value === "" ? [] : [[knob, readKnob(value)]];
  });
  const parsed = recoverySettingSchema.safeParse(Object.fromEntries(typed));
  if (parsed.success) return { setting: parsed.data, errors: null };
  const errors = parsed.error.issues.map((issue) => [issue.path[0], wordsFor(issue)]);
  return { setting: null, errors: Object.fromEntries(errors) };
}

function wordsFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_small":
      return `Give at least ${issue.minimum}.`;
    case "too_big":
      return `Give at most ${issue.maximum}.`;
    case "invalid_type":
      return issue.expected === "int" ? "Give a whole number." : "Give a number.";
    default:
      return issue.message;
  }
}

function readKnob(text: string): string | number | boolean {
  if (text === "on" || text === "off") return text === "on";
  const number = Number(text.replace(",", "."));
  return Number.isNaN(number) ? text : number;
}
