import { ModelFailure, type PictureModel } from "@foothold/core/coach";
import { z } from "zod";
import { OPENAI_URL, openAiClient } from "../openai/openai-client.ts";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import { HttpFailure } from "../stream/http-failure.ts";
import { ownCause } from "../stream/own-cause.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { MAX_PICTURE_BYTES, readPicture } from "./read-picture.ts";
import { withinLimits } from "./within-limits.ts";

/** Base64 takes four characters for three bytes. */
const MAX_ANSWER_BYTES = MAX_PICTURE_BYTES * 1.4;

export type OpenAiPictureOptions = {
  apiKey: string;
  model: string;
  baseUrl?: string | undefined;
  /** From where pictures may be fetched beside the server's own origin. */
  fileOrigins?: readonly string[] | undefined;
};

const answerSchema = z.object({
  data: z
    .array(
      z.object({
        b64_json: z.string().nullish(),
        url: z.string().nullish(),
        revised_prompt: z.string().nullish(),
      }),
    )
    .min(1),
});

/** Any server that speaks OpenAI's `POST /images/generations`: OpenAI, xAI, LocalAI. */
export function openAiPictures(options: OpenAiPictureOptions): PictureModel {
  const { apiKey, model, baseUrl = OPENAI_URL, fileOrigins = [] } = options;
  const origins = [new URL(baseUrl).origin, ...fileOrigins];
  let asksForFormat = true;

  async function ask(prompt: string, signal: AbortSignal): Promise<unknown> {
    const client = openAiClient({
      apiKey,
      baseUrl,
      fetch: boundedFetch(undefined, signal, MAX_ANSWER_BYTES),
    });
    const format = asksForFormat && { response_format: "b64_json" as const };
    try {
      return await client.images.generate({ model, prompt, n: 1, ...format });
    } catch (error) {
      const cause = translateError(error);
      if (!asksForFormat || !refusesFormat(cause)) throw cause;
      // Models that always send Base64 refuse the field `response_format`.
      asksForFormat = false;
      return ask(prompt, signal);
    }
  }

  return {
    name: { provider: "openai", model },
    draw: (request) =>
      withinLimits(request, async (signal) => {
        if (!apiKey) throw new ModelFailure("not-configured", "There is no key for pictures.");
        const answer = answerSchema.safeParse(await ask(request.prompt, signal));
        const [first] = answer.data?.data ?? [];
        const bytes = first?.b64_json
          ? Buffer.from(first.b64_json, "base64")
          : first?.url && (await fetchPicture(first.url, origins, signal));
        if (!bytes) throw new ModelFailure("malformed", "The answer holds no picture.");
        return { ...(await readPicture(bytes)), revisedPrompt: first?.revised_prompt ?? null };
      }),
  };
}

const refusesFormat = (error: unknown): boolean =>
  error instanceof HttpFailure && error.status === 400 && /response_format/.test(error.body);

/** A prompt that the provider's rules forbid is refused with status 400 and a code of its own. */
function translateError(error: unknown): unknown {
  const cause = ownCause(error);
  if (cause instanceof HttpFailure && /moderation_blocked|content_policy/.test(cause.body)) {
    return new ModelFailure("refused", "The provider refuses to draw this.");
  }
  if (cause instanceof SyntaxError) {
    return new ModelFailure("malformed", "The answer is not JSON.", { cause });
  }
  return cause;
}
