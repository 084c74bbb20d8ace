import type { Draft } from "@foothold/core/attempt";

export type StoredText = Pick<Draft, "text" | "revision">;

/** One field: its text, the server's revision it is based on, and a conflicting text from elsewhere. */
export type FieldState = StoredText & {
  /** Not on the server yet. */
  dirty: boolean;
  other: StoredText | null;
  /** Texts sent without an answer. If the server has one of them, it is no conflict. */
  unanswered: readonly (string | null)[];
};

/** Choices and tried values, not sentences: here the last write wins instead of asking the learner. */
const LAST_WRITE_WINS = /^(pattern|confidence|slots|own-example|challenge-.*)$/;

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
  return found.text === sent ? answered(state, found) : received(state, found, field);
}

/** The server has the text that was sent; what was typed since is still unsaved. */
function answered(state: FieldState, { text, revision }: StoredText): FieldState {
  return { ...state, revision, dirty: state.text !== text, other: null, unanswered: [] };
}

/** A newer text from the server or from another tab. */
export function received(state: FieldState, found: StoredText, field: string): FieldState {
  if (found.revision <= state.revision) return state;
  if (state.unanswered.includes(found.text)) return answered(state, found);
  if (!state.dirty || state.text === found.text || state.text === null) return stored(found);
  if (LAST_WRITE_WINS.test(field)) return { ...state, revision: found.revision };
  return { ...state, other: { text: found.text, revision: found.revision } };
}

export type LocalDraft = StoredText & Partial<Pick<FieldState, "unanswered">>;

/** Restores what this browser stored when the page was left, compared with what the server has now. */
export function restored(kept: LocalDraft, found: FieldState, field: string): FieldState {
  if (kept.text === found.text) return found;
  const mine = { ...untouched, ...kept, dirty: true };
  if (kept.revision >= found.revision) return { ...mine, revision: found.revision };
  return received(mine, found, field);
}

export function chosen(state: FieldState, which: "mine" | "other"): FieldState {
  if (!state.other) return state;
  if (which === "other") return stored(state.other);
  return { ...state, revision: state.other.revision, dirty: true, other: null };
}
