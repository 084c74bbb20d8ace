import { expect, test } from "vitest";
import type { StoredPicture } from "../../../ports/pictures.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import { type OpenChatStores, openedChatStores } from "./chat-harness.ts";

export function pictureFilesContract(open: OpenChatStores): void {
  async function drawn() {
    const stores = await openedChatStores(open);
    const conversation = await stores.converse();
    const exchange = await stores.ask(conversation);
    const picture: StoredPicture = {
      id: stores.newId(),
      userId: conversation.userId,
      exchangeId: exchange.id,
      jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0, 255, 7),
      width: 3,
      height: 2,
      createdAt: minuteOf(1),
    };
    return { ...stores, conversation, picture };
  }

  test("a picture is found as it was stored, byte by byte", async () => {
    const { pictureFiles, picture } = await drawn();
    await pictureFiles.save(picture);
    expect(await pictureFiles.find(picture.id)).toEqual(picture);
    expect(await pictureFiles.find("none")).toBeNull();
  });

  test("a picture goes with its conversation, and none comes afterwards", async () => {
    const { pictureFiles, conversations, conversation, picture, newId } = await drawn();
    await pictureFiles.save(picture);
    await conversations.delete(conversation.id, minuteOf(2));
    const late = { ...picture, id: newId() };
    await pictureFiles.save(late);
    expect(await pictureFiles.find(picture.id)).toBeNull();
    expect(await pictureFiles.find(late.id)).toBeNull();
  });

  test("pictures are kept among the files of an attempt, under free names, and outlive the conversation", async () => {
    const { pictureFiles, conversations, conversation, picture, newId } = await drawn();
    const { unitId: attemptId } = conversation;
    const { userId } = picture;
    const ids = [newId(), newId(), newId()];
    for (const id of ids) await pictureFiles.save({ ...picture, id });
    const keep = (wanted: readonly string[], most = 3) =>
      pictureFiles.keep({ attemptId, userId, ids: wanted, most });
    const size = { width: 3, height: 2 };
    const first = { id: ids[0], path: "pictures/image-001.jpg", ...size };
    const second = { id: ids[1], path: "pictures/image-002.jpg", ...size };
    expect(await keep(ids.slice(0, 2))).toEqual([first, second]);
    expect(await keep(ids.slice(1, 2))).toEqual([first, second]);
    expect(await keep(ids.slice(2), 2)).toBeNull();
    expect(await pictureFiles.release(attemptId, first.path)).toBe(true);
    expect(await pictureFiles.release(attemptId, first.path)).toBe(false);
    expect(await keep(ids.slice(2), 2)).toEqual([{ ...first, id: ids[2] }, second]);
    await conversations.delete(conversation.id, minuteOf(2));
    expect(await pictureFiles.kept(attemptId)).toHaveLength(2);
    expect(await pictureFiles.find(ids[0] ?? "")).toBeNull();
    expect(await pictureFiles.find(ids[1] ?? "")).toMatchObject({ jpeg: picture.jpeg });
    await pictureFiles.release(attemptId, second.path);
    expect(await pictureFiles.find(ids[1] ?? "")).toBeNull();
  });

  test("nobody keeps somebody else's picture", async () => {
    const { pictureFiles, conversation, picture } = await drawn();
    await pictureFiles.save(picture);
    const keeping = { attemptId: conversation.unitId, ids: [picture.id], most: 9 };
    expect(await pictureFiles.keep({ ...keeping, userId: "another" })).toEqual([]);
  });

  test("one for an exchange that is not there is left out", async () => {
    const { pictureFiles, picture } = await drawn();
    await pictureFiles.save({ ...picture, exchangeId: "none" });
    expect(await pictureFiles.find(picture.id)).toBeNull();
  });
}
