import { Card } from "#components/ui/Card.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { DownloadData } from "./DownloadData.tsx";

export function YourData({ email, teaches }: { email: string; teaches: boolean }) {
  return (
    <section aria-labelledby="your-data" className="mt-14 max-w-4xl border-t border-line pt-10">
      <h2 id="your-data" className="text-title-2">
        Your data
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">
        Download everything that Foothold stores about you, or delete your account.
      </p>
      <Card className="mt-6 divide-y divide-line">
        <DownloadData />
        <DeleteAccount email={email} teaches={teaches} />
      </Card>
    </section>
  );
}
