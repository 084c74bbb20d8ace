import type { AuditEntry } from "@foothold/core/people";
import { expect, test } from "vitest";
import { auditSummary } from "./audit-summary.ts";

function anEntry(part: Partial<AuditEntry>): AuditEntry {
  return {
    id: 1,
    at: "2026-11-16T03:21:00.000Z",
    action: "sign-in",
    actorId: "admin-1",
    actorRole: "admin",
    actorName: "An admin",
    subject: "admin-1",
    requestId: "r-1",
    details: {},
    names: {},
    ...part,
  };
}

test.each<[string, Partial<AuditEntry>, string]>([
  ["an act on oneself needs no subject", {}, ""],
  [
    "a changed role says from what to what",
    { action: "role-changed", subject: "person-2", details: { from: "learner", to: "admin" } },
    "learner → admin · person-2",
  ],
  [
    "people and classes are called by their names",
    {
      action: "class-member-removed",
      subject: "class-9",
      details: { personId: "person-2" },
      names: { "class-9": "Group 9", "person-2": "Nora N" },
    },
    "Nora N · Group 9",
  ],
  ["a flag is named", { action: "flag-changed", subject: "attempt_v2_flow" }, "attempt_v2_flow"],
  [
    "a failure gives its code and its request",
    {
      action: "request-failed",
      subject: "GET /api/x",
      actorId: null,
      details: { code: "not-found" },
    },
    "not-found · GET /api/x",
  ],
])("%s", (_name, part, expected) => {
  expect(auditSummary(anEntry(part))).toBe(expected);
});
