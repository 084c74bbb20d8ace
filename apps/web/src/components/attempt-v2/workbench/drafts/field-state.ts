import type { Draft } from "@foothold/core/attempt";

export type StoredText = Pick<Draft, "text" | "revision">;

/** One field: what stands here, over which revision of the server's, and what was typed somewhere else. */
export type FieldState = StoredText & {
  /** Not on the server yet. */
  dirty: boolean;
  other: StoredText | null;
  /** Sent without an answer: one of these may be what the server has, and is nobody else's text. */
  unanswered: readonly (string | null)[];
};

/** Pressed, or values tried out, rather than sentences: the last counts, and nobody has to choose between two. */
const LAST_COUNTS = /^(pattern|confidence|slots|own-example|challenge-.*)$/;

export const untouched: FieldState = {
  text: null,
  revision: 0,
  dirty: false,
  other: null,
  unanswered: [],
};

export const stored = ({ text, revision }: StoredText): FieldState => ({
  ...untouched,
  text,
  revision,
});

export function typed(state: FieldState, text: string | null): FieldState {
  return text === state.text ? state : { ...state, text, dirty: true };
}

export function sending(state: FieldState, text: string | null): FieldState {
  const { unanswered } = state;
  return unanswered.includes(text) ? state : { ...state, unanswered: [...unanswered, text] };
}

/** The server answered a save of `sent` with what it has. */
export function saved(
  state: FieldState,
  sent: string | null,
  found: StoredText,
  field: string,
): FieldState {
  return found.text === sent ? answered(state, found) : met(state, found, field);
}

/** The server has what was sent from here; what was typed since still waits. */
function answered(state: FieldState, { text, revision }: StoredText): FieldState {
  return { ...state, revision, dirty: state.text !== text, other: null, unanswered: [] };
}

/** Something else is on the server, or in another tab, than was known here. */
export function met(state: FieldState, found: StoredText, field: string): FieldState {
  if (found.revision <= state.revision) return state;
  if (state.unanswered.includes(found.text)) return answered(state, found);
  if (!state.dirty || state.text === found.text || state.text === null) return stored(found);
  if (LAST_COUNTS.test(field)) return { ...state, revision: found.revision };
  return { ...state, other: { text: found.text, revision: found.revision } };
}

export type KeptText = StoredText & Partial<Pick<FieldState, "unanswered">>;

/** What this browser kept when the page was left, over what the server has now. */
export function reopened(kept: KeptText, found: FieldState, field: string): FieldState {
  if (kept.text === found.text) return found;
  const mine = { ...untouched, ...kept, dirty: true };
  if (kept.revision >= found.revision) return { ...mine, revision: found.revision };
  return met(mine, found, field);
}

export function chosen(state: FieldState, which: "mine" | "other"): FieldState {
  if (!state.other) return state;
  if (which === "other") return stored(state.other);
  return { ...state, revision: state.other.revision, dirty: true, other: null };
}
