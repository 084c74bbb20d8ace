import { freePicturePaths } from "../../../chat/gallery/picture-prompts.ts";
import type { KeptPicture, PictureFiles, StoredPicture } from "../../../ports/pictures.ts";
import type { ChatStore } from "./chat-store.ts";

type Placed = StoredPicture & { attemptId?: string | undefined; path?: string | undefined };

export function memoryPictureFiles({ exchanges, deleted }: ChatStore): PictureFiles {
  const pictures = new Map<string, Placed>();
  const isInConversation = ({ exchangeId }: StoredPicture) => {
    const exchange = exchanges.get(exchangeId);
    return exchange !== undefined && !deleted.has(exchange.conversationId);
  };
  const isThere = (picture: Placed) => picture.path !== undefined || isInConversation(picture);
  const keptOf = (wanted: string): KeptPicture[] =>
    [...pictures.values()]
      .flatMap(({ id, width, height, attemptId, path }) =>
        attemptId === wanted && path !== undefined ? [{ id, width, height, path }] : [],
      )
      .toSorted((one, other) => one.path.localeCompare(other.path));
  return {
    async save(picture) {
      if (isInConversation(picture)) pictures.set(picture.id, structuredClone(picture));
    },
    async find(id) {
      const found = pictures.get(id);
      if (!found || !isThere(found)) return null;
      const { attemptId: _, path: __, ...picture } = structuredClone(found);
      return picture;
    },
    async keep({ attemptId, userId, ids, most }) {
      const before = keptOf(attemptId);
      const added = ids.flatMap((id) => {
        const picture = pictures.get(id);
        return picture &&
          picture.userId === userId &&
          isThere(picture) &&
          picture.path === undefined
          ? [picture]
          : [];
      });
      if (before.length + added.length > most) return null;
      const names = freePicturePaths(new Set(before.map(({ path }) => path)), added.length);
      for (const [place, picture] of added.entries()) {
        Object.assign(picture, { attemptId, path: names[place] });
      }
      return keptOf(attemptId);
    },
    kept: async (attemptId) => keptOf(attemptId),
    async release(attemptId, path) {
      const found = [...pictures.values()].find(
        (picture) => picture.attemptId === attemptId && picture.path === path,
      );
      if (found) Object.assign(found, { attemptId: undefined, path: undefined });
      return found !== undefined;
    },
  };
}
