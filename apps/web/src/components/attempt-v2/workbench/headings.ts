/** Ids of headings that take the focus when what had it is gone. */
export const STEP_HEADING = "step-heading";
export const COACH_HEADING = "coach-heading";
