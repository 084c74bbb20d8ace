import type { ChatSetting } from "../../entities/coach/chat-settings.ts";
import type { Actor } from "../../entities/people/person.ts";
import { isFlagEnabledFor } from "../../people/is-flag-enabled-for.ts";
import type { PictureConfig } from "../../ports/coach/picture-model.ts";
import type { Deps } from "../../ports/deps.ts";

export type PictureSource =
  | { available: true; config: PictureConfig }
  | { available: false; reason: "not-configured" | "not-allowed" };

/** The picture model for a person, or why there is none. */
export async function pictureSource(
  deps: Pick<Deps, "pictures" | "flags">,
  actor: Pick<Actor, "userId" | "role">,
): Promise<PictureSource> {
  if (!deps.pictures) return { available: false, reason: "not-configured" };
  const isOn = await isFlagEnabledFor(deps, "pictures_by_models", actor);
  return isOn
    ? { available: true, config: deps.pictures }
    : { available: false, reason: "not-allowed" };
}

/** In US dollars for one picture; null for somebody for whom none can be drawn. */
export async function offeredPicturePrice(
  deps: Pick<Deps, "pictures" | "flags">,
  { picturePrice }: Pick<ChatSetting, "picturePrice">,
  actor: Pick<Actor, "userId" | "role">,
): Promise<number | null> {
  return (await pictureSource(deps, actor)).available ? picturePrice : null;
}
