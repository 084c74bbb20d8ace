import type { Metadata } from "next";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { TargetsPage } from "../../../TargetsPage.tsx";

export const metadata: Metadata = { title: "Targets" };

export default function InstructorTargetsPage() {
  return <TargetsPage roles={teachingRoles} as="instructor" />;
}
