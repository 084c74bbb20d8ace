"use client";

import { Menu, X } from "lucide-react";
import { useId } from "react";
import { useDisclosure } from "../../ui/hooks/use-disclosure.ts";
import { NavItem, type NavItemProps } from "./NavItem.tsx";

/** The header's links where there is no room for them in a row. */
export function PhoneMenu({ links }: { links: readonly NavItemProps[] }) {
  const { open, buttonProps, containerProps } = useDisclosure();
  const panelId = useId();
  const Icon = open ? X : Menu;
  return (
    <div {...containerProps} className="lg:hidden">
      <button
        {...buttonProps}
        aria-label="Menu"
        aria-controls={panelId}
        className="grid size-11 place-items-center rounded-middle hover:bg-sunken aria-expanded:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <nav
        id={panelId}
        hidden={!open}
        aria-label="Main"
        className="absolute inset-x-0 top-full z-20 border-b border-line bg-raised p-3 shadow-mid"
      >
        <ul className="flex flex-col gap-1">
          {links.map((link) => (
            <NavItem key={link.href} {...link} />
          ))}
        </ul>
      </nav>
    </div>
  );
}
