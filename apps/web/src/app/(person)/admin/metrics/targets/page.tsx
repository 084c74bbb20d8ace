import type { Metadata } from "next";
import { TargetsPage } from "../../../TargetsPage.tsx";

export const metadata: Metadata = { title: "Targets" };

export default function AdminTargetsPage() {
  return <TargetsPage roles={["admin"]} as="admin" />;
}
