import { ArrowLeft } from "lucide-react";
import { Link } from "./Link.tsx";

/** A link from a page to the list that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-accent hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
