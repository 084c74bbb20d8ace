import type { Metadata } from "next";
import { MessagePage } from "#components/shell/MessagePage.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";

export const metadata: Metadata = { title: "Offline" };

/** Kept by the service worker and shown without scripts: the empty link asks for the wanted page again. */
export default function OfflinePage() {
  return (
    <MessagePage
      title="You are offline"
      actions={
        // biome-ignore lint/a11y/useValidAnchor: the page is shown at the address that could not be reached
        <a href="" className={buttonClasses()}>
          Try again
        </a>
      }
    >
      <p>
        Foothold cannot be reached. What you saved is safe, and so is what you typed in other tabs.
      </p>
    </MessagePage>
  );
}
