import { type Theme, viewSettings } from "@foothold/core/people";
import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { OfflineBar } from "#components/shell/OfflineBar.tsx";
import { OfflineSupport } from "#components/shell/OfflineSupport.tsx";
import { SkipLink } from "#components/shell/SkipLink.tsx";
import { deps } from "#lib/deps.ts";
import { THEME_COOKIE, themeFrom } from "#lib/headers/theme-cookie.ts";
import { actorFor, currentPerson } from "#lib/pages/session.ts";
import "#styles/globals.css";

export const metadata: Metadata = {
  title: { default: "Foothold", template: "%s · Foothold" },
  description:
    "A workbench for coding practice, with a coach that helps at every step and never gives the answer away.",
};

export const viewport: Viewport = { colorScheme: "light dark" };

// Each page has its own nonce, so none can be rendered ahead of time.
export const dynamic = "force-dynamic";

/** From the cookie; in a browser without one, from the person's settings. */
async function presentTheme(): Promise<Theme> {
  const cookie = (await cookies()).get(THEME_COOKIE);
  if (cookie) return themeFrom(cookie.value);
  const person = await currentPerson();
  return person ? (await viewSettings(deps(), {}, actorFor(person))).theme : "system";
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = await presentTheme();
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <SkipLink />
        {children}
        <OfflineBar />
        <OfflineSupport theme={theme} />
      </body>
    </html>
  );
}
