export * from "../entities/recovery/escalation.ts";
export * from "../entities/recovery/guidance.ts";
export * from "../entities/recovery/recovery.ts";
export * from "../ports/recovery/recovery.ts";
export * from "../ports/recovery/recovery-config.ts";
export * from "../ports/recovery/recovery-voice.ts";
export * from "../ports/recovery/recovery-voice-context.ts";
export * from "../recovery/authored/authored-voices.ts";
export {
  type ComposedAnswer,
  composedAnswerSchema,
} from "../recovery/escalation/compose-answer.ts";
export * from "../recovery/escalation/join-messages.ts";
export * from "../recovery/escalation/urgent-since.ts";
export * from "../recovery/guidance/confidence.ts";
export * from "../recovery/guidance/describe-situation.ts";
export * from "../recovery/guidance/extract-steps.ts";
export * from "../recovery/guidance/rank-guidance.ts";
export * from "../recovery/guidance/similarity.ts";
export * from "../recovery/recovery-manager.ts";
export type { NoteCheck } from "../recovery/sharing/check-note.ts";
export * from "../recovery/voices/choose-voices.ts";
export * from "../recovery/with-recovery-jobs.ts";
export * from "../use-cases/recovery/advance-recovery.ts";
export * from "../use-cases/recovery/begin-recovery.ts";
export * from "../use-cases/recovery/enqueue-due-recoveries.ts";
export * from "../use-cases/recovery/escalation/answer-escalation.ts";
export * from "../use-cases/recovery/escalation/ask-instructor.ts";
export * from "../use-cases/recovery/escalation/claim-escalation.ts";
export * from "../use-cases/recovery/escalation/list-escalations.ts";
export * from "../use-cases/recovery/escalation/preview-answer.ts";
export * from "../use-cases/recovery/escalation/release-escalation.ts";
export * from "../use-cases/recovery/escalation/view-escalation.ts";
export * from "../use-cases/recovery/guidance/change-guidance.ts";
export * from "../use-cases/recovery/guidance/delete-guidance.ts";
export * from "../use-cases/recovery/guidance/list-guidance.ts";
export * from "../use-cases/recovery/guidance/view-guidance.ts";
export * from "../use-cases/recovery/view-recovery.ts";
export * from "../use-cases/recovery/view-recovery-metrics.ts";
