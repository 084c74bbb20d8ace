import type { Metadata } from "next";
import { Message } from "#components/shell/messages/Message.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";

export const metadata: Metadata = { title: "Account deleted" };

export default function AccountDeletedPage() {
  return (
    <Message
      title="Your account is deleted"
      actions={<ButtonLink href="/">To the start</ButtonLink>}
    >
      <p>Everything you wrote is deleted too.</p>
      <p>You can sign up again at any time.</p>
    </Message>
  );
}
