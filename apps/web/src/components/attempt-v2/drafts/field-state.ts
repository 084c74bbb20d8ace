import type { Draft } from "@foothold/core";

export type StoredText = Pick<Draft, "text" | "revision">;

/** One field: what stands here, over which revision of the server's, and what was typed somewhere else. */
export type FieldState = StoredText & {
  /** Not on the server yet. */
  dirty: boolean;
  other: StoredText | null;
};

/** Pressed, or values tried out, rather than sentences: the last counts, and nobody has to choose between two. */
const LAST_COUNTS = /^(pattern|confidence|slots|own-example|challenge-.*)$/;

export const untouched: FieldState = { text: null, revision: 0, dirty: false, other: null };

export const stored = ({ text, revision }: StoredText): FieldState => ({
  ...untouched,
  text,
  revision,
});

export function typed(state: FieldState, text: string | null): FieldState {
  return text === state.text ? state : { ...state, text, dirty: true };
}

/** The server answered a save of `sent` with what it has. */
export function saved(
  state: FieldState,
  sent: string | null,
  found: StoredText,
  field: string,
): FieldState {
  if (found.text !== sent) return met(state, found, field);
  return { ...state, revision: found.revision, dirty: state.text !== sent, other: null };
}

/** Something else is on the server, or in another tab, than was known here. */
export function met(state: FieldState, found: StoredText, field: string): FieldState {
  if (found.revision <= state.revision) return state;
  if (!state.dirty || state.text === found.text || state.text === null) return stored(found);
  if (LAST_COUNTS.test(field)) return { ...state, revision: found.revision };
  return { ...state, other: { text: found.text, revision: found.revision } };
}

/** What this browser kept when the page was left, over what the server has now. */
export function reopened(kept: StoredText, found: FieldState, field: string): FieldState {
  if (kept.text === found.text) return found;
  const mine = { ...untouched, text: kept.text, revision: kept.revision, dirty: true };
  if (kept.revision >= found.revision) return { ...mine, revision: found.revision };
  return met(mine, found, field);
}

export function chosen(state: FieldState, which: "mine" | "other"): FieldState {
  if (!state.other) return state;
  if (which === "other") return stored(state.other);
  return { ...state, revision: state.other.revision, dirty: true, other: null };
}
