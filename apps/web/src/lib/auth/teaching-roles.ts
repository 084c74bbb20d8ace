import type { Role } from "@foothold/core/people";

/** Who may have classes. Whose learners they see, the use-cases decide. */
export const teachingRoles: readonly Role[] = ["instructor", "admin"];
