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
      <p>Everything you wrote is gone with it. Thank you for climbing with us.</p>
      <p>You are welcome back at any time, with a new account.</p>
    </Message>
  );
}
