import type { Library } from "../../../ports/coach/knowledge.ts";

/** For a coach that has nothing to look things up in. */
export const emptyLibrary: Library = {
  route: async () => new Map(),
  findQuestions: async () => [],
  findEntries: async () => [],
  findError: async () => null,
  entry: async () => null,
  findCall: async () => null,
  findPassages: async () => [],
};
