import type { Metadata } from "next";
import { MessagePage } from "#components/shell/MessagePage.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";

export const metadata: Metadata = { title: "Not for your role" };

export default function Forbidden() {
  return (
    <MessagePage
      title="This is not for your role"
      actions={<ButtonLink href="/home">Go home</ButtonLink>}
    >
      <p>If you think it should be, ask an admin to change your role.</p>
    </MessagePage>
  );
}
