import type { GeneratedImage, PictureFailure } from "../../entities/chat/generated-image.ts";
import { MAX_PICTURES } from "../../entities/chat/generated-image.ts";
import type { PictureAsked } from "./read-picture-request.ts";

export const pictureFailureWords: Record<PictureFailure, string> = {
  "rate-limited": "The picture model has too much to do. Try again in a moment.",
  unavailable: "The picture model could not be reached.",
  "timed-out": "The picture model took too long.",
  refused: "The picture model refuses to draw this.",
  truncated: "The picture was too large or arrived only in part. Draw it again.",
  malformed: "The model sent something that is not a picture. Draw it again.",
  "not-configured": "The picture model is not set up correctly. Tell an admin.",
  cancelled: "Drawing was stopped. Draw it again when you like.",
  "not-allowed": "Pictures by models are switched off.",
  leak: "This prompt would give too much away.",
  "limit-reached": "Your model calls for this hour are used up.",
  "budget-spent": "The month's budget is spent.",
  interrupted: "The server stopped while it was being drawn. Draw it again.",
};

/** What the reply says while pictures are drawn, and when they are done. */
export function gallerySummary(images: readonly GeneratedImage[], request: PictureAsked): string {
  const count = (state: GeneratedImage["state"]) =>
    images.filter((image) => image.state === state).length;
  const [drawn, failed] = [count("drawn"), count("failed")];
  const cut =
    request.asked > request.count
      ? ` You asked for ${request.asked}; at most ${MAX_PICTURES} are drawn at once.`
      : "";
  if (drawn + failed < images.length) return `Drawing ${pictures(images.length)}.${cut}`;
  if (failed === 0) return `Here ${drawn === 1 ? "is" : "are"} ${pictures(drawn)}.${cut}`;
  if (drawn === 0) {
    return `No picture came.${cut} Try again with ↺, or change the prompt there first.`;
  }
  return `${drawn} of ${pictures(images.length)} came.${cut} Try the ${failed === 1 ? "other one" : "others"} again with ↺.`;
}

const pictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);
