import { MAX_VERSIONS } from "../../entities/chat/generated-image.ts";
import { AppError } from "../../errors.ts";

export function noSuchPicture(): AppError {
  return new AppError("not-found", "There is no such picture.");
}

export function stillDrawing(): AppError {
  return new AppError("request-in-progress", "This picture is still being drawn.", {
    suggestions: ["Wait until it is there, then draw it again."],
  });
}

export function tooManyVersions(): AppError {
  return new AppError("change-blocked", `A picture is drawn at most ${MAX_VERSIONS} times.`, {
    suggestions: ["Ask for a new picture in a message."],
  });
}

export function promptRefused(why: string): AppError {
  return new AppError("invalid-input", why, {
    details: { fields: [{ field: "prompt", message: why }] },
    suggestions: ["Say what there is to see: things, colours, places."],
  });
}

export function tooManyKept(most: number): AppError {
  return new AppError("change-blocked", `There is room for ${most} pictures among the files.`, {
    suggestions: ["Delete some under Files, or save these as a ZIP."],
  });
}

export function picturesUnavailable(why: string): AppError {
  return new AppError("change-blocked", why);
}
