/** Ids of headings that take the focus when the focused element disappears. */
export const STEP_HEADING = "step-heading";
export const COACH_HEADING = "coach-heading";

/** The id of the field in which a question to the coach is written. */
export const QUESTION_BOX = "coach-question";
