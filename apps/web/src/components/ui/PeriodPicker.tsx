import { Link } from "./Link.tsx";

type Period = readonly [days: number, label: string];

const upToAYear: readonly Period[] = [
  [7, "A week"],
  [30, "A month"],
  [90, "Three months"],
  [365, "A year"],
];

type Props = {
  action: string;
  days: number;
  periods?: readonly Period[];
};

export function PeriodPicker({ action, days, periods = upToAYear }: Props) {
  return (
    <nav aria-label="Period" className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {periods.map(([each, label]) => (
          <li key={each}>
            <Link
              href={`${action}?days=${each}`}
              aria-current={each === days ? "true" : undefined}
              className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small font-semibold hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent sm:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
