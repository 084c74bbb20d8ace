import type { Metadata } from "next";
import { OtherWays } from "#components/catalog/patterns/OtherWays.tsx";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Other ways" };

export default async function OtherWaysPage() {
  await requirePerson();
  return <OtherWays />;
}
