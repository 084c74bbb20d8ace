import type { Metadata } from "next";
import { MessagePage } from "#components/shell/MessagePage.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <MessagePage title="There is no step here" actions={<ButtonLink href="/">Go home</ButtonLink>}>
      <p>The page does not exist, or it belongs to someone else.</p>
    </MessagePage>
  );
}
