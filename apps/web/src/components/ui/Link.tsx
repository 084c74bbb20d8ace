"use client";

import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * Prefetches only a link that is pointed at or focused: every page is rendered for its reader, so prefetching all links
 * of a page would cost the server a dozen renders for each visit.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want}>
      {props.children}
      <PendingBar />
    </NextLink>
  );
}

/** While the page behind the link is on its way: a bar at the top of the window, once it has taken a moment. */
function PendingBar() {
  const { pending } = useLinkStatus();
  return (
    pending && (
      <span
        data-testid="pending"
        aria-hidden="true"
        className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-arrives bg-accent"
      />
    )
  );
}
