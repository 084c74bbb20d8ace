import type { FlagSetting, Role } from "@foothold/core/people";
import { keysOf } from "#lib/json/keys-of.ts";

export const roleNames: Record<Role, string> = {
  learner: "Learners",
  instructor: "Instructors",
  admin: "Admins",
};
export const flagRoles = keysOf(roleNames);

/** A setting as one sentence: who gets it and who does not. */
export function describeSetting({ enabled, rolloutPercent, roleOverrides }: FlagSetting): string {
  const exceptions = flagRoles
    .filter((role) => roleOverrides[role] !== undefined)
    .map((role) => `${roleNames[role].toLowerCase()} always ${roleOverrides[role] ? "on" : "off"}`);
  const general = enabled && rolloutPercent > 0 ? onFor(rolloutPercent) : "Off";
  return exceptions.length > 0 ? `${general}; ${exceptions.join(", ")}` : general;
}

function onFor(rolloutPercent: number): string {
  return rolloutPercent === 100 ? "On for everyone" : `On for ${rolloutPercent}% of people`;
}
