import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";

type Props = {
  field: ReactNode;
  submitLabel: string;
  variant?: "primary" | "secondary";
  busy: boolean;
  failure: ApiError | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is shown below the field. */
  children?: ReactNode;
};

/** A form with one field and the button beside it. */
export function OneFieldForm(props: Props) {
  const { field, submitLabel, variant = "primary", busy, failure, onSubmit, children } = props;
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-full sm:w-72">{field}</div>
        <Button type="submit" variant={variant} busy={busy} className="sm:mt-7">
          {submitLabel}
        </Button>
      </div>
      {children}
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
