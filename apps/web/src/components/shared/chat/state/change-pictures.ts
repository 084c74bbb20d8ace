import type { Exchange } from "@foothold/core/chat";
import type { Dispatch } from "react";
import { callOnce } from "#lib/browser/call-once.ts";
import { tellKeptPictures } from "#lib/browser/kept-pictures.ts";
import type { PictureActions } from "../reply/gallery/picture-actions.ts";
import type { ChatAction } from "./chat-state.ts";
import { failureOf } from "./failure-of.ts";

/** Changes go one after the other, so that an older answer never replaces a newer one. */
let lastChange: Promise<unknown> = Promise.resolve();

/** What can be done with the pictures of an answer. */
export function pictureActions(
  dispatch: Dispatch<ChatAction>,
  { conversationId, id }: Exchange,
  mayDraw: boolean,
): PictureActions {
  const pathOf = (imageId: string) =>
    `/api/conversations/${conversationId}/exchanges/${id}/pictures/${imageId}` as const;
  const show = ({ exchange }: { exchange: Exchange }) =>
    dispatch({ type: "exchange-changed", exchange });
  return {
    mayDraw,
    redraw: (imageId, prompt, refinement) =>
      failureOf(async () =>
        show(await callOnce("POST", `${pathOf(imageId)}/redraw`, { prompt, refinement })),
      ),
    async keep(imageIds) {
      let paths: string[] = [];
      const failure = await failureOf(async () => {
        const path = `/api/conversations/${conversationId}/exchanges/${id}/pictures/keep` as const;
        const { pictures } = await callOnce("POST", path, { images: imageIds });
        paths = pictures.map(({ path: name }) => name);
        tellKeptPictures();
      });
      return failure ?? paths;
    },
    change(imageId, changed) {
      const send = () =>
        failureOf(async () => show(await callOnce("PUT", pathOf(imageId), changed)));
      lastChange = lastChange.then(send);
      return lastChange;
    },
  };
}

/** Whether a picture of an answer is still being drawn, for example in another tab. */
export const isDrawing = ({ reply }: Pick<Exchange, "reply">): boolean =>
  (reply.generatedImages ?? []).some(({ versions }) =>
    versions.some(({ state }) => state === "drawing"),
  );
