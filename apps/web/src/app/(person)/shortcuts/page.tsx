import type { Metadata } from "next";
import { ShortcutList } from "#components/shared/keyboard/ShortcutList.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";

export const metadata: Metadata = { title: "Keyboard shortcuts" };

export default function ShortcutsPage() {
  return (
    <>
      <PageHeader title="Keyboard shortcuts">
        <p>Most of them work inside an attempt. Press ? on any page to come here.</p>
      </PageHeader>
      <ShortcutList />
    </>
  );
}
