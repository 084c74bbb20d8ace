import { Notice } from "#components/ui/feedback/Notice.tsx";

export function EngineFailed() {
  return (
    <Notice tone="caution" title="Programs cannot be run in this browser at the moment">
      <p>Try again, or hand in your code: the server runs every test for you.</p>
    </Notice>
  );
}
