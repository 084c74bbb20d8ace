import { MAX_OWN_TESTS } from "@foothold/core/own-test";
import type { DraftStore } from "../../workbench/drafts/draft-store.ts";
import type { WorkspaceStore } from "../files/workspace-store.ts";
import { keepTest } from "./change-tests-file.ts";
import { readDraftedTest } from "./own-test.ts";

const fields = Array.from({ length: MAX_OWN_TESTS }, (_, index) => `own-test-${index + 1}`);

type Drafts = Pick<DraftStore, "field" | "write">;

/**
 * Moves tests that an earlier version kept in drafts to `tests.json`. A draft is cleared only after its test is stored there;
 * a test that does not fit stays in its draft.
 */
export async function moveDraftedTests(
  drafts: Drafts,
  store: WorkspaceStore,
  parameterCount: number,
): Promise<void> {
  for (const field of fields) {
    const test = readDraftedTest(drafts.field(field).text, parameterCount);
    if (!test) continue;
    const { outcome } = await keepTest(store, test);
    if (outcome !== "kept") return;
    drafts.write(field, null);
  }
}

export function hasDraftedTests(drafts: Drafts, parameterCount: number): boolean {
  return fields.some((field) => readDraftedTest(drafts.field(field).text, parameterCount) !== null);
}
