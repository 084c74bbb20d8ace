export const TEMPERATURE = 0.7;
export const MAX_OUTPUT_TOKENS = 500;

/**
 * A prompt. Every change of its words is a new version, so that each stored reply tells which words it answered.
 * `{{name}}` in `user` is replaced by a value.
 */
export type Prompt = {
  readonly id: string;
  readonly version: number;
  readonly system: string;
  readonly user: string;
};
