import { inArray, or, type SQL, sql } from "drizzle-orm";
import * as schema from "../../schema.ts";
import { ownVariants, shownTexts, withoutAnswerer, withoutAuthors } from "../rules/exported-row.ts";
import { by, ofAttempt, ofRecovery } from "../rules/owners.ts";
import type { PersonKey, Rule } from "../rules/rule.ts";

const { classes, classMembers, comments } = schema;

export const helpTables = {
  recoveries: {
    of: by(schema.recoveries.userId),
    exported: { file: "recoveries", about: "When you were stuck, and what Foothold did about it." },
    erased: "delete",
  },
  episodes: {
    of: by(schema.episodes.userId),
    exported: {
      file: "episodes",
      about: "Each time you were stuck: since when, what helped, and how it ended.",
    },
    erased: "delete",
  },
  recoverySteps: {
    of: ofRecovery(schema.recoverySteps.recoveryId),
    exported: {
      file: "recovery-steps",
      about: "What was tried each time; a text is there where you were shown it.",
      shown: shownTexts,
    },
    erased: "delete",
  },
  escalations: {
    of: by(schema.escalations.userId),
    exported: {
      file: "calls-for-help",
      about: "What you asked your instructors, with what they saw and answered.",
      omit: ["claimedBy", "claimedSince"],
      shown: withoutAnswerer,
    },
    erased: "delete",
    forgets: ["claimedBy", "answer"],
  },
  instructorAnswers: {
    of: by(schema.instructorAnswers.userId),
    exported: {
      file: "instructor-answers",
      about: "What instructors answered you, with the steps that you ticked off.",
      omit: ["authorId", "waitedMs", "answeringMs"],
    },
    erased: "delete",
    forgets: ["authorId"],
  },
  comments: {
    of: ofAttempt(comments.attemptId),
    exported: {
      file: "comments",
      about: "What instructors wrote about your attempts, and what you wrote about others'.",
      of: (person) => or(ofAttempt(comments.attemptId)(person), by(comments.authorId)(person)),
      // A line of somebody's code.
      omit: ["lineText"],
      shown: withoutAuthors,
    },
    erased: "delete",
    weighed: { of: by(comments.authorId) },
    forgets: ["authorId"],
  },
  notifications: {
    of: by(schema.notifications.userId),
    exported: { file: "notifications", about: "What you were told while you were away." },
    erased: "delete",
  },
  guidance: {
    of: by(schema.guidance.authorId),
    exported: {
      file: "guidance",
      about: "What you wrote for learners who were stuck.",
      omit: ["firstLearnerId", "wordsBy", "verifiedBy"],
      shown: ownVariants,
    },
    erased: { keep: "It helps whoever gets stuck in the same way.", unless: isPrivateNote },
    weighed: { of: by(schema.guidance.authorId) },
    forgets: ["authorId", "firstLearnerId", "wordsBy", "verifiedBy", "variants"],
  },
  guidanceVersions: {
    of: by(schema.guidanceVersions.changedBy),
    exported: {
      file: "guidance-versions",
      about: "What you changed about notes for learners who were stuck.",
    },
    erased: "delete",
  },
  guidanceUses: {
    of: by(schema.guidanceUses.userId),
    exported: {
      file: "guidance-given-to-you",
      about: "Which guidance you were given, and whether it helped.",
    },
    erased: "delete",
  },
  classMembers: {
    of: by(classMembers.userId),
    exported: {
      file: "class-memberships",
      about: "Which classes you are in, as what, and since when.",
    },
    erased: "delete",
  },
  classes: {
    of: (person) => inArray(classes.id, classesOf(person)),
    exported: {
      file: "classes",
      about: "The names of these classes.",
      omit: ["joinCode", "ownerId"],
    },
    erased: { keep: "It is the class of everybody in it.", unless: isAlone },
    forgets: ["ownerId"],
  },
} satisfies Record<string, Rule>;

function classesOf({ id }: PersonKey): SQL {
  return sql`(select ${classMembers.classId} from ${classMembers} where ${classMembers.userId} = ${id})`;
}

/** A note that was never shared goes with whoever wrote it, and with the learner it was written for. */
function isPrivateNote({ id }: PersonKey): SQL {
  const { scope, authorId, firstLearnerId } = schema.guidance;
  return sql`${scope} = 'private' and (${authorId} = ${id} or ${firstLearnerId} = ${id})`;
}

function isAlone(person: PersonKey): SQL {
  return sql`${classes.id} in ${classesOf(person)} and not exists (select 1 from ${classMembers}
    where ${classMembers.classId} = ${classes.id} and ${classMembers.userId} <> ${person.id})`;
}
