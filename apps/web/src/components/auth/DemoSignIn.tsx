"use client";

import type { Role } from "@foothold/core/people";
import { GraduationCap, type LucideIcon, Presentation, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { Spinner } from "#components/ui/Spinner.tsx";
import { callApi } from "#lib/browser/api-client.ts";
import { leavePage } from "#lib/browser/leave-page.ts";
import { AuthFailure } from "./AuthFailure.tsx";

export type DemoAccount = { role: Role; email: string; password: string };

const looks: Record<Role, { icon: LucideIcon; label: string; detail: string }> = {
  learner: { icon: GraduationCap, label: "Learner", detail: "Practise with the coach" },
  instructor: { icon: Presentation, label: "Instructor", detail: "Help a class along" },
  admin: { icon: SlidersHorizontal, label: "Admin", detail: "People, flags, audit" },
};

type Props = { accounts: readonly DemoAccount[]; next: string };

export function DemoSignIn({ accounts, next }: Props) {
  const ready = useHydrated();
  const [entering, setEntering] = useState<Role | null>(null);
  const { busy, failure, send } = useRequest();

  async function enter({ role, email, password }: DemoAccount) {
    if (busy) return;
    setEntering(role);
    await send(async () => {
      await callApi("POST", "/api/auth/sign-in/email", { email, password });
      await leavePage(next);
    });
  }

  return (
    <section aria-labelledby="demo-title">
      <h2 id="demo-title" className="text-title-3">
        Just looking? Sign in with one click
      </h2>
      <p className="mt-1 text-small text-ink-soft">
        These accounts exist because Foothold runs on this computer alone.
      </p>
      <div className="mt-4 flex flex-col gap-3">
        <AuthFailure failure={failure} />
        {accounts.map((account) => {
          const { icon: Icon, label, detail } = looks[account.role];
          return (
            <button
              key={account.role}
              type="button"
              disabled={!ready}
              aria-disabled={busy || undefined}
              onClick={() => enter(account)}
              className="flex min-h-14 items-center gap-3.5 rounded-middle border border-line-strong bg-surface px-4 py-2.5 text-left transition-colors hover:border-accent hover:bg-accent-soft active:border-accent-active"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-middle bg-accent-soft text-accent">
                {busy && entering === account.role ? (
                  <Spinner />
                ) : (
                  <Icon aria-hidden="true" className="size-5" />
                )}
              </span>
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-ink-soft">{detail}</span>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
