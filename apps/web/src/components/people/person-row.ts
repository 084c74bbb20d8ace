import type { Person, Role } from "@foothold/core/people";

export type PersonRow = Person & { activeSessions: number };

export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: "learner", label: "Learner" },
  { value: "instructor", label: "Instructor" },
  { value: "admin", label: "Admin" },
];

/** What an admin is about to do to a person; asks for confirmation first. */
export type PersonAction = { person: PersonRow } & (
  | { kind: "change-role"; role: Role }
  | { kind: "disable" | "enable" | "end-sessions" }
);
