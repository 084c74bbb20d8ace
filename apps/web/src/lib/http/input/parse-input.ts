import { AppError } from "@foothold/core/errors";
import type { z } from "zod";
import { readJson } from "./read-json.ts";
import { refuseUnsafeInput } from "./refuse-unsafe-input.ts";

type RouteParams = Record<string, string | string[] | undefined>;

/** The route's input from its path, its query (GET) or its body; the path wins over the body, and what is `added` over both. */
export async function parseInput<Input>(
  request: Request,
  params: RouteParams,
  schema: z.ZodType<Input> | undefined,
  { added = {}, maxBytes }: { added?: Record<string, unknown>; maxBytes?: number | undefined } = {},
): Promise<Input> {
  const given =
    request.method === "GET"
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await readJson(request, maxBytes);
  refuseUnsafeInput(given);
  refuseUnsafeInput(params);
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new AppError("invalid-input", "The request body must be a JSON object.", {
      details: { fields: [{ field: "body", message: "must be a JSON object" }] },
    });
  }
  // A route without a schema takes no input, and its use-case does not read it.
  if (!schema) return undefined as Input;
  const parsed = schema.safeParse({ ...given, ...params, ...added });
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

export function invalidInput(error: z.ZodError): AppError {
  const fields = error.issues.map((issue) => ({
    field: issue.path.join(".") || "body",
    message: issue.message,
  }));
  const first = fields[0];
  return new AppError(
    "invalid-input",
    first ? `${first.field}: ${first.message}` : "The input is not valid.",
    { details: { fields } },
  );
}
