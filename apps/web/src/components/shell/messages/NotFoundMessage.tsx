import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Message } from "./Message.tsx";

export function NotFoundMessage() {
  return (
    <Message title="There is no step here" actions={<ButtonLink href="/">Go home</ButtonLink>}>
      <p>The page does not exist, or it belongs to someone else.</p>
    </Message>
  );
}
