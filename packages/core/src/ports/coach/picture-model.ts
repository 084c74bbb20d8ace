import type { ModelName, StopSignal } from "../../entities/coach/text-model.ts";

export type PictureRequest = {
  prompt: string;
  withinMs: number;
  signal?: StopSignal | undefined;
};

export type DrawnPicture = {
  /** Encoded anew by us, so that it holds nothing but the picture. */
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** What the provider made of the prompt; null where it does not say. */
  revisedPrompt: string | null;
};

/** The picture model that the environment configures. */
export type PictureConfig = { model: PictureModel; withinMs: number };

/** Prompt in, one JPEG out. Throws `ModelFailure` and nothing else; `malformed` where something else than a picture came. */
export type PictureModel = {
  readonly name: ModelName;
  draw(request: PictureRequest): Promise<DrawnPicture>;
};
