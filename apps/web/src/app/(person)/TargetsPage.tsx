import type { Role } from "@foothold/core/people";
import { viewTargets } from "@foothold/core/recovery";
import { TargetsView } from "#components/recovery/targets/TargetsView.tsx";
import { Link } from "#components/ui/Link.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = {
  roles: readonly Role[];
  /** The targets page. An instructor's values are about their own learners, an admin's about everybody. */
  as: "admin" | "instructor";
};

export async function TargetsPage({ roles, as }: Props) {
  const person = await requirePerson(...roles);
  const { days, targets } = await viewTargets(deps(), { ...actorFor(person), role: as });
  return (
    <>
      <PageHeader title="Targets">
        <p>
          {`What the help for stuck learners should reach, measured on the last ${days} days${as === "admin" ? " for all learners" : " for your learners"}. `}
          <Link className="font-semibold text-accent underline" href={`/${as}/metrics`}>
            All metrics
          </Link>
        </p>
      </PageHeader>
      <TargetsView days={days} targets={targets} />
    </>
  );
}
