export const TEMPERATURE = 0.7;
export const MAX_OUTPUT_TOKENS = 500;

/**
 * Words for a model. A change of any of them is a new version, so that every stored reply tells what
 * it answered. `{{name}}` in `user` stands for what is put in when it is asked.
 */
export type Prompt = {
  readonly id: string;
  readonly version: number;
  readonly system: string;
  readonly user: string;
};
