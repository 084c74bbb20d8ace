import type { ComposedAnswer } from "@foothold/core/recovery";

/** The part of an answer that the instructor wants to share. */
export type Sharing = {
  on: boolean;
  text: string;
  /** null: the first class. */
  classId: string | null;
  /** The instructor has looked at what was pointed out. */
  personalChecked: boolean;
};

export const noSharing: Sharing = { on: false, text: "", classId: null, personalChecked: false };

/** As it is sent; nothing where nothing is shared. */
export function sharedPart({ on, text, classId, personalChecked }: Sharing) {
  if (!on || text.trim() === "") return {};
  return { reusable: { text, personalChecked, ...(classId && { classId }) } };
}

/** Whether something was found in the part for others that has to be seen or changed first. */
export function needsLook(
  { reusable }: Pick<ComposedAnswer, "reusable">,
  sharing: Sharing,
): boolean {
  if (!reusable) return false;
  const { personal, foreignLinks, warning } = reusable;
  const isUnseen = personal.length > 0 && !sharing.personalChecked;
  return isUnseen || foreignLinks.length > 0 || warning !== null;
}
