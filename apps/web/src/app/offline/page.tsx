import type { Metadata } from "next";
import { Message } from "#components/shell/messages/Message.tsx";
import { PlainPage } from "#components/shell/PlainPage.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";

export const metadata: Metadata = { title: "Offline" };

/** Stored by the service worker and shown without scripts: the empty link loads the wanted page again. */
export default function OfflinePage() {
  return (
    <PlainPage>
      <Message
        title="You are offline"
        actions={
          // biome-ignore lint/a11y/useValidAnchor: the page is shown at the address that could not be reached
          <a href="" className={buttonClasses()}>
            Try again
          </a>
        }
      >
        <p>Foothold cannot be reached. What you saved is safe.</p>
      </Message>
    </PlainPage>
  );
}
