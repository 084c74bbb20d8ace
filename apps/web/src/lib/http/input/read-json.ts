import { AppError } from "@foothold/core/errors";

export const MAX_BODY_BYTES = 256 * 1024;
/** For an input and a result: values of many small parts take long to check. */
export const MAX_VALUES_BYTES = 32 * 1024;

/** The body as JSON, `{}` when there is none. Never reads beyond the limit, whatever the headers claim. */
export async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const text = await readText(request, maxBytes);
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("invalid-json", "The request body is not valid JSON.", { cause });
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (!request.body) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (isUndecodable(cause)) {
      throw new AppError("invalid-json", "The request body is not readable UTF-8 text.", { cause });
    }
    throw new AppError("request-incomplete", "The connection ended in the middle of the request.", {
      cause,
      suggestions: ["Send it again."],
    });
  }
}

const isUndecodable = (thrown: unknown): boolean =>
  thrown instanceof TypeError &&
  "code" in thrown &&
  thrown.code === "ERR_ENCODING_INVALID_ENCODED_DATA";

function tooLarge(maxBytes: number) {
  const message = `This is too long: a request may hold at most ${maxBytes / 1024} KB.`;
  return new AppError("too-large", message, {
    suggestions: ["Send a shorter text."],
    details: { maxBytes },
  });
}
