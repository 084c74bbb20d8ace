import type { Role } from "@foothold/core/people";

/** The roles that may have classes. The use-cases decide whose learners they see. */
export const teachingRoles: readonly Role[] = ["instructor", "admin"];
