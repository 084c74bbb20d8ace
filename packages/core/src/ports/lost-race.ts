import { AppError } from "../errors.ts";

const answers = {
  attempt: {
    message: "This attempt was changed in the meantime.",
    suggestions: ["Reload the attempt; what you typed here is still yours to send again."],
  },
  unit: {
    message: "This was changed in the meantime, in another tab perhaps.",
    suggestions: ["Reload the page; what you typed here is still yours to send again."],
  },
  conversation: {
    message: "This conversation was changed in the meantime, in another tab perhaps.",
    suggestions: ["Reload the conversation, and try again."],
  },
  plan: {
    message: "This plan was changed in the meantime, in another tab perhaps.",
    suggestions: ["Look at it as it is now, and try again."],
  },
  commandBatch: {
    message: "These commands were changed in the meantime, in another tab perhaps.",
    suggestions: ["Reload the page to see how far they are."],
  },
  recovery: { message: "This recovery was changed in the meantime." },
  guidance: { message: "This guidance was changed in the meantime." },
  flag: {
    message: "Someone else changed this flag in the meantime.",
    suggestions: ["Reload the flag, look at its present setting, and change it again."],
  },
  recoverySettings: {
    message: "Someone else changed these settings in the meantime.",
    suggestions: ["Reload the page, look at the present settings, and change them again."],
  },
  coachSettings: {
    message: "Someone else changed these settings in the meantime.",
    suggestions: ["Reload the page, look at the present settings, and change them again."],
  },
} as const satisfies Record<string, { message: string; suggestions?: readonly string[] }>;

/** Every repository throws this when a write starts from a version that is not the stored one; 0: nothing is stored. */
export function staleVersion(of: keyof typeof answers, version: number): AppError {
  const { message, ...rest } = answers[of];
  const suggestions = "suggestions" in rest ? { suggestions: [...rest.suggestions] } : {};
  return new AppError("stale-version", message, { details: { version }, ...suggestions });
}

export const MAX_TRIES = 5;

/**
 * Decides and saves; when somebody else saved first, does both again, at most `MAX_TRIES` times. `decide` reads what is
 * stored; an error that it throws is final.
 */
export async function retryLostRace<Decided, Saved>(
  decide: () => Promise<Decided>,
  save: (decided: Decided) => Promise<Saved>,
): Promise<Saved> {
  for (let tries = 1; ; tries++) {
    const decided = await decide();
    try {
      return await save(decided);
    } catch (error) {
      if (!isLostRace(error) || tries === MAX_TRIES) throw error;
    }
  }
}

/** For a write that need not happen once somebody else has written. */
export function ignoreLostRace(error: unknown): void {
  if (!isLostRace(error)) throw error;
}

export function isLostRace(error: unknown): boolean {
  return error instanceof AppError && error.code === "stale-version";
}
