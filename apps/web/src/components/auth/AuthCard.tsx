import type { ReactNode } from "react";
import { Card } from "#components/ui/Card.tsx";

type Props = { title: string; intro: string; aside?: ReactNode; children: ReactNode };

export function AuthCard({ title, intro, aside, children }: Props) {
  return (
    <div
      className={`mx-auto grid w-full items-start gap-6 ${aside ? "max-w-4xl lg:grid-cols-[1.15fr_1fr]" : "max-w-lg"}`}
    >
      <Card className="p-6 sm:p-9">
        <h1 className="text-title-1">{title}</h1>
        <p className="mt-2 mb-7 text-ink-soft">{intro}</p>
        {children}
      </Card>
      {aside && (
        <div className="rounded-large border border-line bg-sunken p-6 sm:p-7">{aside}</div>
      )}
    </div>
  );
}
