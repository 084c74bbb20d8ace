import { Message } from "#components/shell/messages/Message.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";

export default function Forbidden() {
  return (
    <Message
      title="This is not for your role"
      actions={<ButtonLink href="/home">Go home</ButtonLink>}
    >
      <p>If you think it should be, ask an admin to change your role.</p>
    </Message>
  );
}
