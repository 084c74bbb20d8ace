import { AppError } from "@foothold/core/errors";
import { z } from "zod";
import type { AppDeps } from "../deps.ts";

const RETRY_SECONDS = 5;

export const engineFileInput = z.object({ path: z.array(z.string()) });

/** The files of the engines that run programs in the learner's browser, with their headers. */
export async function engineFile(
  { browserAssets }: Pick<AppDeps, "browserAssets">,
  { path: [version, name] }: z.infer<typeof engineFileInput>,
): Promise<Response> {
  const assets = await browserAssets().catch(unavailable);
  if (version === "version" && !name) {
    return new Response(assets.version, { headers: { "cache-control": "no-store" } });
  }
  const file = version === assets.version && assets.files.find((one) => one.name === name);
  if (!file) throw new AppError("not-found", "There is nothing at this address.");
  return new Response(Buffer.from(file.body), { headers: file.headers });
}

function unavailable(cause: unknown): never {
  throw new AppError(
    "runner-unavailable",
    "Your browser cannot run code right now: its files are not available.",
    {
      suggestions: ["Try again in a moment. Until then the server runs your code."],
      retryAfterSeconds: RETRY_SECONDS,
      cause,
    },
  );
}
