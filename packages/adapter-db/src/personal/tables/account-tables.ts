import { createHash } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import * as schema from "../../schema.ts";
import { withoutOthers } from "../rules/exported-row.ts";
import { attemptsOf, by, commentsTo, escalationsOf } from "../rules/owners.ts";
import type { Rule } from "../rules/rule.ts";

const { auditEntries, rateLimitHits, verification } = schema;

/** The same hash that sign-in tries are counted under. */
function hashOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}

export const accountTables = {
  user: {
    of: by(schema.user.id),
    exported: { file: "person", about: "Who you are: name, email, role, when you joined." },
    erased: "delete",
  },
  settings: {
    of: by(schema.settings.userId),
    exported: { file: "settings", about: "What you chose on the settings page." },
    erased: "delete",
  },
  session: {
    of: by(schema.session.userId),
    exported: {
      file: "sessions",
      about: "Where you are signed in: address and browser.",
      omit: ["token"],
    },
    erased: "delete",
  },
  account: {
    of: by(schema.account.userId),
    exported: {
      file: "sign-in-methods",
      about: "How you can sign in.",
      omit: ["password", "accessToken", "refreshToken", "idToken"],
    },
    erased: "delete",
  },
  verification: {
    of: ({ id, email }) =>
      or(inArray(verification.identifier, [id, email]), inArray(verification.value, [id, email])),
    exported: { not: "One-time codes." },
    erased: "delete",
    weighed: { not: "They end by themselves, and are found by their text alone." },
  },
  auditEntries: {
    of: (person) =>
      or(
        eq(auditEntries.actorId, person.id),
        eq(auditEntries.subject, person.id),
        inArray(auditEntries.subject, attemptsOf(person)),
        inArray(auditEntries.subject, escalationsOf(person)),
        inArray(auditEntries.subject, commentsTo(person)),
        and(
          inArray(auditEntries.action, ["class-member-removed", "class-instructor-added"]),
          sql`${auditEntries.details} ->> 'personId' = ${person.id}`,
        ),
      ),
    exported: {
      file: "audit",
      about:
        "What the audit trail says of you: what you did, and what others did that concerns you.",
      shown: withoutOthers,
    },
    erased: { keep: "It cannot be changed, and names people by their ids alone." },
  },
  featureFlags: {
    of: by(schema.featureFlags.changedBy),
    exported: { not: "The switches are everybody's; who turned them is in the audit trail." },
    erased: { keep: "The switches are everybody's." },
    forgets: ["changedBy"],
  },
  recoverySettings: {
    of: by(schema.recoverySettings.changedBy),
    exported: { not: "They are everybody's; who changed them is in the audit trail." },
    erased: { keep: "They are everybody's." },
    forgets: ["changedBy"],
  },
  coachSettings: {
    of: by(schema.coachSettings.changedBy),
    exported: { not: "They are everybody's; who changed them is in the audit trail." },
    erased: { keep: "They are everybody's." },
    forgets: ["changedBy"],
  },
  idempotencyKeys: {
    of: by(schema.idempotencyKeys.userId),
    exported: {
      file: "answered-requests",
      about: "Answers that your browser was given in the last days, kept in case it asks again.",
    },
    erased: "delete",
  },
  rateLimitHits: {
    of: ({ id, email }) =>
      or(
        sql`right(${rateLimitHits.key}, ${id.length + 1}) = ${`:${id}`}`,
        sql`position(${`:${hashOf(email)}:`} in ${rateLimitHits.key}) > 0`,
      ),
    exported: { not: "Counts of requests, thrown away after two days." },
    erased: "delete",
    weighed: { not: "They end by themselves, and are found by their text alone." },
  },
  passwordLinks: {
    of: by(schema.passwordLinks.userId),
    exported: { not: "A hash of a one-time link." },
    erased: "delete",
  },
  knownNetworks: {
    of: by(schema.knownNetworks.userId),
    exported: {
      file: "networks",
      about: "Networks from which you have signed in, each with the last time.",
    },
    erased: "delete",
  },
  setupTokens: { nobodys: "Hashes of set-up links." },
} satisfies Record<string, Rule>;
