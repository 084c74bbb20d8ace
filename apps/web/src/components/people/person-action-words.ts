import type { Role } from "@foothold/core/people";
import type { PersonAction } from "./person-row.ts";

type Words = { title: string; consequence: string; confirm: string; done: string; danger: boolean };

const aRole: Record<Role, string> = {
  learner: "a learner",
  instructor: "an instructor",
  admin: "an admin",
};

const powers: Record<Role, string> = {
  learner: "They can practise, and see only what is theirs.",
  instructor: "They can see and help the learners of their classes.",
  admin: "They can change flags and people, you included, and read the audit trail.",
};

/** The texts that ask for and report each action. */
export function wordsFor(action: PersonAction): Words {
  const { name } = action.person;
  switch (action.kind) {
    case "change-role":
      return {
        title: `Make ${name} ${aRole[action.role]}?`,
        consequence: powers[action.role],
        confirm: "Change the role",
        done: `${name} is now ${aRole[action.role]}.`,
        danger: false,
      };
    case "disable":
      return {
        title: `Disable ${name}?`,
        consequence:
          "They are signed out everywhere at once and cannot sign in. Their work is kept, and you can enable them again.",
        confirm: "Disable",
        done: `${name} is disabled.`,
        danger: true,
      };
    case "enable":
      return {
        title: `Enable ${name} again?`,
        consequence: "They can sign in again with the password they had.",
        confirm: "Enable",
        done: `${name} can sign in again.`,
        danger: false,
      };
    case "end-sessions":
      return {
        title: `End every session of ${name}?`,
        consequence: "They have to sign in again on every device. What they typed stays there.",
        confirm: "End sessions",
        done: `${name} is signed out everywhere.`,
        danger: true,
      };
  }
}
