import type { Mode } from "@foothold/core/attempt";
import { type CoachChoices, providerNames } from "@foothold/core/coach";
import type { CoachProvider, Theme, WhenStuck } from "@foothold/core/people";
import type { Choice } from "#components/ui/form/ChoiceCards.tsx";

/** A radio button cannot be null, so "default" means: follow the default. */
export type ModeChoice = Mode | "default";

export const modeChoices: readonly Choice<ModeChoice>[] = [
  {
    value: "default",
    label: "Follow the default",
    detail: "The usual mode for new people. You can change it later.",
  },
  {
    value: "BEGINNER",
    label: "Beginner",
    detail: "Every step is guided: fields to fill in, an invariant builder, no skipping.",
  },
  {
    value: "EXPERT",
    label: "Expert",
    detail: "Less guidance. You may skip Understand and Plan.",
  },
];

const coachChoices: readonly Choice<CoachProvider>[] = [
  {
    value: "built-in",
    label: "Built-in",
    detail:
      "Answers from what authors wrote about each problem. Works offline, and answers when another coach cannot.",
  },
  {
    value: "gemini",
    label: providerNames.gemini,
    detail: "Google’s models. Needs an API key on the server. Your text is sent to Google.",
  },
  {
    value: "ollama",
    label: providerNames.ollama,
    detail: "A model on your own computer. Needs Ollama running where Foothold can reach it.",
  },
  {
    value: "openai",
    label: providerNames.openai,
    detail:
      "OpenAI, or another server that speaks its interface. Your text is sent to the one that was set up here.",
  },
  {
    value: "anthropic",
    label: providerNames.anthropic,
    detail: "Claude. Needs an API key on the server. Your text is sent to Anthropic.",
  },
];

const unavailableWords: Record<Exclude<CoachChoices["gemini"], "offered">, string> = {
  "not-configured": "Not set up here.",
  "not-allowed": "Switched off by an admin.",
};

/** The coaches; one that cannot be chosen says why. */
export function coachChoicesFor(states: CoachChoices): readonly Choice<CoachProvider>[] {
  return coachChoices.map((choice) => {
    const state = choice.value === "built-in" ? "offered" : states[choice.value];
    return state === "offered" ? choice : { ...choice, unavailable: unavailableWords[state] };
  });
}

export const whenStuckChoices: readonly Choice<WhenStuck>[] = [
  {
    value: "offer",
    label: "Offer help",
    detail: "A line offers what helped others, and once you are stuck you are asked.",
  },
  {
    value: "mark",
    label: "Only mark it",
    detail: "You are not asked. A small mark says so, with a button for help.",
  },
  {
    value: "never",
    label: "Never ask me",
    detail: "Nothing is said. Help stays where it is: behind the coach’s buttons.",
  },
];

export const themeChoices: readonly Choice<Theme>[] = [
  { value: "system", label: "System", detail: "As your device says." },
  { value: "light", label: "Light", detail: "A light background." },
  { value: "dark", label: "Dark", detail: "A dark background." },
];

export const goalOptions = [
  { value: "", label: "No goal" },
  ...[1, 2, 3, 4, 5, 6, 7].map((days) => ({
    value: `${days}`,
    label: days === 1 ? "Practise on 1 day" : `Practise on ${days} days`,
  })),
];
