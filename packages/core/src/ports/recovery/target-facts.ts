/** One answer of an instructor, and the note that was made of it. */
export type AnswerFact = {
  at: string;
  /** From claiming the question to answering it; null if that was not measured. */
  answeringMs: number | null;
  /** Null if no note was made of the answer, or it is retired. */
  note: {
    id: string;
    sharedAt: string;
    /** When the note was first shown to a learner other than the one it was written for. */
    reusedAt: string | null;
  } | null;
};

/** Attempts at a problem begun before and after its first shared note, and how many of them were stuck. */
export type StuckRateFact = Record<"before" | "after", { attempts: number; stuck: number }> & {
  problemSlug: string;
};

/** What the targets are measured on. With `instructorId`, only what concerns that instructor's learners. */
export type TargetFacts = {
  /** Oldest first. */
  answers(between: { from: Date; until: Date }, instructorId?: string): Promise<AnswerFact[]>;
  /** One row for each problem with a shared note, as it was at `until`. */
  stuckRates(until: Date, instructorId?: string): Promise<StuckRateFact[]>;
};
