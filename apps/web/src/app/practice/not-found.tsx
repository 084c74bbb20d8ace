import { NotFoundMessage } from "#components/shell/messages/NotFoundMessage.tsx";

export default function NotFound() {
  return <NotFoundMessage />;
}
