/** The problem and the learner's work on it, as every prompt about both begins; `workBrief` fills it. */
export const learnerWork = `{{problem}}

{{learner_step}}

{{learner_explanation}}

{{learner_plan}}

{{learner_code}}

{{learner_results}}

What an instructor answered this learner, where anything; help with the first step that is not done, and say nothing against it:
{{instructor_guidance}}`;
