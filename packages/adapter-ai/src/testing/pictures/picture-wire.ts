import { z } from "zod";
import type { PictureBehaviour } from "./picture-faults.ts";
import { pngOf, pngThatSays } from "./png-of.ts";

const HUGE_BYTES = 17 * 1024 * 1024;

const openAiBody = z.object({
  model: z.string(),
  prompt: z.string(),
  n: z.literal(1),
  response_format: z.enum(["url", "b64_json"]).optional(),
});
const geminiBody = z.object({
  contents: z.array(z.object({ parts: z.array(z.object({ text: z.string() })) })),
  generationConfig: z.object({ responseModalities: z.array(z.string()) }),
});

export type PictureCall = { path: string; body: unknown };
export type PictureAsked = { model: string; prompt: string; responseFormat?: string | undefined };

/** What a request asks for; null where it is none for a picture. */
export function pictureAsked({ path, body }: PictureCall): PictureAsked | null {
  if (path === "/v1/images/generations") {
    const { model, prompt, response_format } = openAiBody.parse(body);
    return { model, prompt, responseFormat: response_format };
  }
  const model = /^\/v1beta\/models\/([\w.-]+):generateContent$/.exec(path)?.[1];
  if (model === undefined) return null;
  const { contents } = geminiBody.parse(body);
  return { model, prompt: contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join("") };
}

/** The answer in the format of the provider whose path was asked. */
export function pictureAnswer(
  path: string,
  prompt: string,
  behaviour: PictureBehaviour,
  url: string,
) {
  const { fault, revisedPrompt } = behaviour;
  const bytes = picturesOf[fault]?.(prompt) ?? pngOf(prompt);
  const base64 = bytes.toString("base64");
  if (path !== "/v1/images/generations") {
    const part = { inlineData: { mimeType: "image/png", data: base64 } };
    if (fault === "refusal") return { candidates: [{ finishReason: "IMAGE_SAFETY" }] };
    const parts = fault === "empty" ? [{ text: "Here it is." }] : [{ text: "Here it is." }, part];
    return { candidates: [{ content: { role: "model", parts }, finishReason: "STOP" }] };
  }
  if (fault === "empty") return { created: 0, data: [] };
  const address = addresses[fault]?.(url);
  const revised = revisedPrompt === undefined ? {} : { revised_prompt: revisedPrompt };
  return {
    created: 0,
    data: [{ ...(address ? { url: address } : { b64_json: base64 }), ...revised }],
  };
}

type Fault = PictureBehaviour["fault"];

const picturesOf: Partial<Record<Fault, (prompt: string) => Buffer>> = {
  "broken-picture": (prompt) => pngOf(prompt).subarray(0, 200),
  "html-picture": () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "svg-picture": () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  "huge-picture": (prompt) => Buffer.concat([pngOf(prompt), Buffer.alloc(HUGE_BYTES)]),
  "endless-picture": () => pngThatSays(60_000),
  "bomb-picture": () => pngThatSays(5_000),
};

const addresses: Partial<Record<Fault, (url: string) => string>> = {
  "by-url": (url) => `${url}/files/picture.png`,
  "url-of-another-host": (url) => `${url.replace("127.0.0.1", "localhost")}/files/picture.png`,
  "url-redirects": (url) => `${url}/files/moved.png`,
  "url-cut": (url) => `${url}/files/cut.png`,
  "url-huge": (url) => `${url}/files/huge.png`,
  "url-bomb": (url) => `${url}/files/bomb.png`,
  "url-endless": (url) => `${url}/files/endless.png`,
  "url-wrong-type": (url) => `${url}/files/page.html`,
};
