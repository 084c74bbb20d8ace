import { type HelpNeeded, helpsNeeded, type PatternSkill } from "@foothold/core/learning";
import { Link } from "#components/ui/Link.tsx";

const looks: Record<HelpNeeded, { label: string; fill: string; dot: string }> = {
  none: { label: "without help", fill: "fill-success", dot: "bg-success" },
  hints: { label: "with hints", fill: "fill-accent", dot: "bg-accent" },
  rescue: { label: "with a rescue", fill: "fill-coach-solid", dot: "bg-coach-solid" },
};

/** How many problems of each pattern are done, by the help that was needed. */
export function Skills({ skills }: { skills: readonly PatternSkill[] }) {
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {helpsNeeded.map((help) => (
          <li key={help} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${looks[help].dot}`} />
            {`Done ${looks[help].label}`}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 sm:grid-cols-2">
        {skills.map((skill) => (
          <li key={skill.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            {skill.hasPage ? (
              <Link
                href={`/patterns/${skill.id}`}
                className="inline-flex min-h-11 items-center font-semibold hover:text-accent"
              >
                {skill.name}
              </Link>
            ) : (
              <span className="inline-flex min-h-11 items-center font-semibold">{skill.name}</span>
            )}
            <span className="text-small text-ink-soft">{skillText(skill)}</span>
            <SkillBar skill={skill} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SkillBar({ skill: { problems, done } }: { skill: PatternSkill }) {
  let at = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${problems} 1`}
      preserveAspectRatio="none"
      className="col-span-2 mb-2 h-2 w-full rounded-full bg-line"
    >
      {helpsNeeded.map((help) => {
        const x = at;
        at += done[help];
        return <rect key={help} x={x} width={done[help]} height="1" className={looks[help].fill} />;
      })}
    </svg>
  );
}

function skillText({ problems, done }: PatternSkill): string {
  const parts = helpsNeeded.flatMap((help) =>
    done[help] > 0 ? [`${done[help]} ${looks[help].label}`] : [],
  );
  const total = helpsNeeded.reduce((sum, help) => sum + done[help], 0);
  return `${total} of ${problems}: ${parts.join(", ")}`;
}
