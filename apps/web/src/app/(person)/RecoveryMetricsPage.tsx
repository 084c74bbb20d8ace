import { listPatterns, listProblems } from "@foothold/core/catalog";
import type { Role } from "@foothold/core/people";
import { viewRecoveryMetrics, viewRecoveryMetricsInput } from "@foothold/core/recovery";
import { RecoveryMetricsView } from "#components/recovery/metrics/RecoveryMetricsView.tsx";
import { Link } from "#components/ui/Link.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

const query = viewRecoveryMetricsInput.extend({
  days: viewRecoveryMetricsInput.shape.days.catch(30),
});

export type AskedMetrics = { searchParams: Promise<Record<string, string | string[]>> };

type Props = AskedMetrics & {
  roles: readonly Role[];
  /** An instructor sees the metrics of their own learners only. */
  as: "admin" | "instructor";
  intro: string;
};

const linkLook = "font-semibold text-accent underline";

export async function RecoveryMetricsPage({ searchParams, roles, as, intro }: Props) {
  const person = await requirePerson(...roles);
  const asked = query.parse(await searchParams);
  const [metrics, problems, patterns] = await Promise.all([
    viewRecoveryMetrics(deps(), asked, { ...actorFor(person), role: as }),
    listProblems(deps()),
    listPatterns(deps()),
  ]);
  return (
    <>
      <PageHeader title="Metrics">
        <p>{intro}</p>
        <p className="flex flex-wrap gap-x-6 text-small">
          <Link className={linkLook} href={`/${as}/metrics/targets`}>
            What we want to reach, and where it stands
          </Link>
          {as === "admin" && (
            <Link className={linkLook} href="/admin/recovery">
              When somebody counts as stuck
            </Link>
          )}
        </p>
      </PageHeader>
      <RecoveryMetricsView
        metrics={metrics}
        days={asked.days}
        action={`/${as}/metrics`}
        titles={Object.fromEntries(problems.map(({ slug, title }) => [slug, title]))}
        patternNames={Object.fromEntries(patterns.map(({ id, name }) => [id, name]))}
      />
    </>
  );
}
