import { expect, test } from "vitest";
import { MAX_DRAFTS_PER_ATTEMPT } from "../../../entities/attempt/draft.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { listDrafts } from "./list-drafts.ts";
import { saveDrafts, saveDraftsInput } from "./save-drafts.ts";

const half = { field: "explanation", text: "Two numbers that", revision: 0 };

test("what is typed is kept, and the attempt does not move by it", async () => {
  const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
  const before = await stored();
  const saved = await saveDrafts(deps, { attemptId, drafts: [half] }, actor);
  expect(saved.drafts).toMatchObject([{ ...half, revision: 1 }]);
  expect(await listDrafts(deps, { attemptId }, actor)).toEqual(saved);
  expect(await stored()).toEqual(before);
});

test("a text typed over one that was not seen is left out, and the one that is there given back", async () => {
  const { deps, attemptId, actor } = await atStep("UNDERSTAND");
  await saveDrafts(deps, { attemptId, drafts: [half] }, actor);
  const other = { ...half, text: "From another tab" };
  const recap = { field: "recap", text: "It works because", revision: 0 };
  const refused = await saveDrafts(deps, { attemptId, drafts: [other, recap] }, actor);
  expect(refused.drafts).toMatchObject([
    { text: "Two numbers that", revision: 1 },
    { text: "It works because", revision: 1 },
  ]);
  const seen = await saveDrafts(deps, { attemptId, drafts: [{ ...other, revision: 1 }] }, actor);
  expect(seen.drafts).toMatchObject([{ text: "From another tab", revision: 2 }]);
});

test("a draft that was sent is known to be gone", async () => {
  const { deps, attemptId, actor } = await atStep("UNDERSTAND");
  await saveDrafts(deps, { attemptId, drafts: [half] }, actor);
  await saveDrafts(deps, { attemptId, drafts: [{ ...half, text: null, revision: 1 }] }, actor);
  const { drafts } = await listDrafts(deps, { attemptId }, actor);
  expect(drafts).toMatchObject([{ text: null, revision: 2 }]);
});

test("someone else's drafts are not found", async () => {
  const { deps, attemptId } = await atStep("UNDERSTAND");
  const stranger = aLearner({ userId: "learner-2" });
  const refused = { code: "not-found" };
  await expect(listDrafts(deps, { attemptId }, stranger)).rejects.toMatchObject(refused);
  await expect(saveDrafts(deps, { attemptId, drafts: [half] }, stranger)).rejects.toMatchObject(
    refused,
  );
});

test.each([0, 1])(
  "an attempt holds only so many, also typed over revision %i",
  async (revision) => {
    const { deps, attemptId, actor } = await atStep("UNDERSTAND");
    const many = Array.from({ length: MAX_DRAFTS_PER_ATTEMPT }, (_, at) => ({
      ...half,
      field: `field ${at}`,
    }));
    await saveDrafts(deps, { attemptId, drafts: many }, actor);
    const oneMore = { attemptId, drafts: [{ ...half, revision }] };
    await expect(saveDrafts(deps, oneMore, actor)).rejects.toMatchObject({ code: "invalid-input" });
  },
);

test("a field that stands twice in one request is refused", () => {
  const input = { attemptId: "a", drafts: [half, half] };
  expect(saveDraftsInput.safeParse(input).success).toBe(false);
});
