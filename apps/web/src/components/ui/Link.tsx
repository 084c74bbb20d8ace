"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * Fetches ahead what is pointed at or focused, and nothing else: every page here is rendered for its
 * reader, and asking for all that a page links to would cost the server a dozen renders a visit.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />
  );
}
