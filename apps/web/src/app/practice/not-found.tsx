import { NotFoundMessage } from "#components/shell/NotFoundMessage.tsx";

export default function NotFound() {
  return <NotFoundMessage />;
}
