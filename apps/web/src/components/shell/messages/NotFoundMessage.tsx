import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Message } from "./Message.tsx";

export function NotFoundMessage() {
  return (
    <Message title="This page was not found" actions={<ButtonLink href="/">Go home</ButtonLink>}>
      <p>The page does not exist, or it belongs to someone else.</p>
    </Message>
  );
}
