import { z } from "zod";
import { countVariable } from "./count-variable.ts";
import { modelVariables } from "./model-variables.ts";

const address = z.url({ protocol: /^https?$/ });

export const pictureVariables = {
  PICTURE_PROVIDER: z.enum(["openai", "gemini"]).default("openai"),
  PICTURE_MODEL: z
    .string()
    .regex(/^[\w.:/@-]+$/, "the name of one model")
    .optional(),
  PICTURE_API_KEY: z.string().optional(),
  PICTURE_BASE_URL: address.optional(),
  PICTURE_FILE_URL: address.optional(),
  PICTURE_SECONDS: countVariable(60),
  PICTURE_CONCURRENT_CALLS: countVariable(6),
};

const variables = z.object({ ...modelVariables, ...pictureVariables });

export type PictureSettings = NonNullable<ReturnType<typeof picturesFrom>["pictures"]>;

/** The settings of the picture model; undefined without a model or a key. Key and address default to the provider's. */
export function picturesFrom(values: z.output<typeof variables>) {
  const { PICTURE_PROVIDER: provider, PICTURE_MODEL: model, PICTURE_FILE_URL } = values;
  const coach =
    provider === "gemini"
      ? { apiKey: values.GEMINI_API_KEY, baseUrl: values.GEMINI_BASE_URL }
      : { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL };
  const apiKey = values.PICTURE_API_KEY ?? coach.apiKey;
  if (!model || !apiKey) return { pictures: undefined };
  const baseUrl = values.PICTURE_BASE_URL ?? (values.PICTURE_API_KEY ? undefined : coach.baseUrl);
  return {
    pictures: {
      provider,
      model,
      apiKey,
      baseUrl,
      fileOrigins: PICTURE_FILE_URL ? [new URL(PICTURE_FILE_URL).origin] : [],
      withinMs: values.PICTURE_SECONDS * 1000,
      concurrentCalls: values.PICTURE_CONCURRENT_CALLS,
    },
  };
}
