"use client";

import type { Role } from "@foothold/core/people";
import { ChevronDown, Keyboard, Settings } from "lucide-react";
import { useId } from "react";
import { Avatar } from "#components/ui/Avatar.tsx";
import { Badge } from "#components/ui/Badge.tsx";
import { Link } from "#components/ui/Link.tsx";
import { useDisclosure } from "../../ui/hooks/use-disclosure.ts";
import { SignOutButton } from "./SignOutButton.tsx";

export type Account = { name: string; email: string; role: Role };

const itemClasses =
  "flex min-h-11 w-full items-center gap-3 rounded-middle px-3 text-left font-medium hover:bg-sunken";

const roleNames: Record<Role, string> = {
  learner: "Learner",
  instructor: "Instructor",
  admin: "Admin",
};

export function AccountMenu({ account }: { account: Account }) {
  const { open, buttonProps, containerProps } = useDisclosure();
  const panelId = useId();
  return (
    <div {...containerProps} className="relative">
      <button
        {...buttonProps}
        aria-controls={panelId}
        className="flex min-h-11 items-center gap-2 rounded-full py-1 pr-2 pl-1 hover:bg-sunken aria-expanded:bg-sunken"
      >
        <Avatar name={account.name} />
        <span className="sr-only">Account: </span>
        <span className="sr-only max-w-40 truncate text-small font-semibold xl:not-sr-only xl:truncate">
          {account.name}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft max-[22rem]:hidden" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-2 w-[min(19rem,calc(100vw-2rem))] rounded-large border border-line bg-raised p-2 shadow-high"
      >
        <div className="mb-2 border-b border-line px-3 pt-2 pb-3">
          <div className="flex items-center justify-between gap-3">
            <p className="truncate font-semibold">{account.name}</p>
            <Badge tone="accent">{roleNames[account.role]}</Badge>
          </div>
          <p className="truncate text-small text-ink-soft">{account.email}</p>
        </div>
        <Link href="/settings" className={itemClasses}>
          <Settings aria-hidden="true" className="size-4" />
          Settings
        </Link>
        <Link href="/shortcuts" className={itemClasses}>
          <Keyboard aria-hidden="true" className="size-4" />
          Keyboard shortcuts
        </Link>
        <SignOutButton className={itemClasses} />
      </div>
    </div>
  );
}
