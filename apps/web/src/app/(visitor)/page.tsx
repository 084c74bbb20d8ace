import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Landing } from "#components/landing/Landing.tsx";
import { env } from "#lib/env.ts";
import { currentPerson } from "#lib/pages/session.ts";

export const metadata: Metadata = {
  title: { absolute: "Foothold · Get unstuck without being given the answer" },
};

export default async function LandingPage() {
  if (await currentPerson()) redirect("/home");
  return <Landing demo={env().demoAccounts} />;
}
