import { BarList } from "#components/ui/charts/BarList.tsx";
import { type CountRow, CountTable } from "./CountTable.tsx";
import { rateText } from "./metric-words.ts";

const SHOWN = 15;

type Props = { title: string; head: string; rows: readonly CountRow[] };

/** Rates as bars, and beside them the counts they rest on. */
export function Breakdown({ title, head, rows }: Props) {
  const shown = rows.slice(0, SHOWN);
  return (
    <section>
      <h2 className="mb-3 text-title-2">{title}</h2>
      <div className="grid gap-8 lg:grid-cols-2">
        <BarList
          caption="Success rate"
          nameHead={head}
          valueHead="Rate"
          full={1}
          bars={shown.map(({ name, rate }) => ({ name, value: rate ?? 0, text: rateText(rate) }))}
        />
        <CountTable caption={`${title}, in numbers`} head={head} rows={shown} />
      </div>
      {rows.length > SHOWN && (
        <p className="mt-2 text-small text-ink-soft">{`The ${SHOWN} most often triggered of ${rows.length}.`}</p>
      )}
    </section>
  );
}
