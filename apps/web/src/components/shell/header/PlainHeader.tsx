import { Logo } from "#components/shell/header/Logo.tsx";
import { HeaderBar } from "./HeaderBar.tsx";

/** Links only to the start page: used on error pages and on the offline page. */
export function PlainHeader() {
  return (
    <HeaderBar>
      {/* A plain link: a whole new page is what helps after an error. */}
      <a href="/" aria-label="Foothold, start page" className="flex rounded-middle">
        <Logo />
      </a>
    </HeaderBar>
  );
}
