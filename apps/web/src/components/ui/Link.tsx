"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * Prefetches only a link that is pointed at or focused: every page is rendered for its reader, so prefetching all links
 * of a page would cost the server a dozen renders for each visit.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />
  );
}
