import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type NoticeTone = "info" | "success" | "caution" | "danger";

const tones: Record<NoticeTone, { icon: LucideIcon; classes: string; iconClass: string }> = {
  info: { icon: Info, classes: "border-accent-line bg-accent-soft", iconClass: "text-accent" },
  success: {
    icon: CircleCheck,
    classes: "border-success-line bg-success-soft",
    iconClass: "text-success",
  },
  caution: {
    icon: TriangleAlert,
    classes: "border-caution-line bg-caution-soft",
    iconClass: "text-caution",
  },
  danger: {
    icon: CircleAlert,
    classes: "border-danger-line bg-danger-soft",
    iconClass: "text-danger",
  },
};

type Props = {
  tone: NoticeTone;
  /** Set when the notice is the reaction to a button that was just pressed. */
  role?: "alert";
  title?: string;
  className?: string;
  children?: ReactNode;
};

export function Notice({ tone, role, title, className, children }: Props) {
  const { icon: Icon, classes, iconClass } = tones[tone];
  return (
    <div
      role={role}
      className={classNames("flex gap-3 rounded-middle border px-4 py-3", classes, className)}
    >
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", iconClass)} />
      <div className="min-w-0 flex-1 text-small">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
