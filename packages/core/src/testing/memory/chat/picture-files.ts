import type { PictureFiles, StoredPicture } from "../../../ports/pictures.ts";
import type { ChatStore } from "./chat-store.ts";

export function memoryPictureFiles({ exchanges, deleted }: ChatStore): PictureFiles {
  const pictures = new Map<string, StoredPicture>();
  const isThere = ({ exchangeId }: StoredPicture) => {
    const exchange = exchanges.get(exchangeId);
    return exchange !== undefined && !deleted.has(exchange.conversationId);
  };
  return {
    async save(picture) {
      if (isThere(picture)) pictures.set(picture.id, structuredClone(picture));
    },
    async find(id) {
      const found = pictures.get(id);
      return found && isThere(found) ? structuredClone(found) : null;
    },
    storedBytes: async (userId) =>
      [...pictures.values()]
        .filter((picture) => picture.userId === userId && isThere(picture))
        .reduce((sum, { jpeg }) => sum + jpeg.byteLength, 0),
  };
}
