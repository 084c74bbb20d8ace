import { type BrowseProblems, browseProblemsInput } from "@foothold/core/catalog";
import { z } from "zod";

const { search, pattern, rung, state } = browseProblemsInput.shape;
const blank = z.literal("").transform(() => undefined);

// A filter in the address that is not valid is ignored.
const query = z.object({
  search: z.union([blank, search]).catch(undefined),
  pattern: z.union([blank, pattern]).catch(undefined),
  rung: z.union([blank, rung]).catch(undefined),
  state: z.union([blank, state]).catch(undefined),
});

/** The filters in the address. A form without script sends empty ones too. */
export function problemFiltersFromUrl(
  parameters: Record<string, string | string[]>,
): BrowseProblems {
  return query.parse(parameters);
}

export function isFiltered(asked: BrowseProblems): boolean {
  return Object.values(asked).some((value) => value !== undefined && value !== "");
}
