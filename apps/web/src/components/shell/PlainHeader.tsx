import { Logo } from "#components/ui/Logo.tsx";
import { HeaderBar } from "./HeaderBar.tsx";

/** For pages that must not ask who is there: errors, and the one kept for being offline. */
export function PlainHeader() {
  return (
    <HeaderBar>
      {/* A plain link: a whole new page is what helps after an error. */}
      <a href="/" aria-label="Foothold, start page" className="rounded-middle">
        <Logo />
      </a>
    </HeaderBar>
  );
}
