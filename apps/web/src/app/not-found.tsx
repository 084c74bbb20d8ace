import type { Metadata } from "next";
import { NotFoundMessage } from "#components/shell/messages/NotFoundMessage.tsx";
import { PlainPage } from "#components/shell/PlainPage.tsx";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <PlainPage>
      <NotFoundMessage />
    </PlainPage>
  );
}
