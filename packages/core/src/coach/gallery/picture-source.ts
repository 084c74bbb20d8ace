import type { ChatSetting } from "../../entities/coach/chat-settings.ts";
import type { Actor } from "../../entities/people/person.ts";
import { isFlagEnabledFor } from "../../people/is-flag-enabled-for.ts";
import type { PictureConfig } from "../../ports/coach/picture-model.ts";
import type { Deps } from "../../ports/deps.ts";

export type NoPictureReason =
  | "not-configured"
  | "not-allowed"
  /** The learner has the built-in coach, of which nothing is sent to a provider. */
  | "built-in-coach";

export type PictureSource =
  | { available: true; config: PictureConfig }
  | { available: false; reason: NoPictureReason };

/** The picture model for a person, or why there is none. */
export async function pictureSource(
  deps: Pick<Deps, "pictures" | "flags" | "settings">,
  actor: Pick<Actor, "userId" | "role">,
): Promise<PictureSource> {
  if (!deps.pictures) return { available: false, reason: "not-configured" };
  const isOn = await isFlagEnabledFor(deps, "pictures_by_models", actor);
  if (!isOn) return { available: false, reason: "not-allowed" };
  const provider = (await deps.settings.find(actor.userId))?.coachProvider ?? "built-in";
  if (provider === "built-in") return { available: false, reason: "built-in-coach" };
  return { available: true, config: deps.pictures };
}

/** In US dollars for one picture; null for somebody for whom none can be drawn. */
export async function offeredPicturePrice(
  deps: Pick<Deps, "pictures" | "flags" | "settings">,
  { picturePrice }: Pick<ChatSetting, "picturePrice">,
  actor: Pick<Actor, "userId" | "role">,
): Promise<number | null> {
  return (await pictureSource(deps, actor)).available ? picturePrice : null;
}
