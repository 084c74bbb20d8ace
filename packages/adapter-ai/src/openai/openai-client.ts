import OpenAI, { type ClientOptions } from "openai";

export const OPENAI_URL = "https://api.openai.com/v1";

type Options = { apiKey: string; baseUrl: string; fetch: NonNullable<ClientOptions["fetch"]> };

/** Reads nothing from the environment, logs nothing and repeats no request: the callers decide about all three. */
export function openAiClient({ apiKey, baseUrl, fetch }: Options): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: "off",
    organization: null,
    project: null,
    fetch,
  });
}
