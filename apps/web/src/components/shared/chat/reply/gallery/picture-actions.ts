import type { ApiError } from "#lib/browser/api-error.ts";

/** What the owner of a gallery can do with its pictures. */
export type PictureActions = {
  /** Whether pictures can be drawn anew. */
  mayDraw: boolean;
  /** Returns the failure, which is shown in the dialog, or null. */
  redraw: (imageId: string, prompt: string, refinement: string) => Promise<ApiError | null>;
  /** Saves pictures among the files of the attempt. Returns the names of all that are there, or the failure. */
  keep: (imageIds: readonly string[]) => Promise<readonly string[] | ApiError>;
  change: (imageId: string, changed: { selected?: boolean; shown?: number }) => Promise<unknown>;
};
