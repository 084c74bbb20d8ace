/** The problem and the learner's work on it, as every prompt about both begins; `workBrief` fills it. */
export const learnerWork = `{{problem}}

{{learner_step}}

{{learner_explanation}}

{{learner_plan}}

{{learner_code}}

{{learner_results}}`;
