import type { RecoverySeries } from "@foothold/core/classroom";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { ChartKey } from "./ChartKey.tsx";
import { CountBars } from "./CountBars.tsx";
import { CountTable } from "./CountTable.tsx";
import { busiestText, dayRows, highest, rateText } from "./metric-words.ts";

const SHOWN = 15;

type Props = { title: string; head: string; rows: readonly RecoverySeries[] };

/** Success rates by group, each with its bars over the same days and on the same scale. */
export function Breakdown({ title, head, rows }: Props) {
  const shown = rows.slice(0, SHOWN);
  const [first] = shown;
  if (!first) return null;
  const most = Math.max(...shown.map(({ overTime }) => highest(overTime)));
  return (
    <section aria-label={title}>
      <h2 className="text-title-2">{title}</h2>
      <ChartKey points={first.overTime} most={most} />
      <ul className="mt-3 border-t border-line">
        {shown.map(({ name, triggers, successes, rate, overTime }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)_10.5rem]"
          >
            <h3 className="text-small font-semibold wrap-anywhere">{name}</h3>
            <p className="text-right tabular-nums sm:order-last">
              <span className="sr-only">Success rate </span>
              <span className="font-semibold">{rateText(rate)}</span>
              <span className="block text-tiny text-ink-soft">
                {`${triggers} triggered, ${successes} resolved`}
              </span>
            </p>
            <CountBars
              points={overTime}
              most={most}
              label={busiestText(overTime)}
              className="h-12 rounded-small max-sm:col-span-2"
            />
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="mt-2 text-small text-ink-soft">{`The ${SHOWN} most often triggered of ${rows.length}.`}</p>
      )}
      <Disclosure summary={`${title}, as a table`}>
        <CountTable
          caption={`${title}, over time`}
          head={`${head}, and from when`}
          groups={shown.map((row) => ({ total: row, rows: dayRows(row.overTime) }))}
        />
      </Disclosure>
    </section>
  );
}
