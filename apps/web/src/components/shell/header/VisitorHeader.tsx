import { Logo } from "#components/shell/header/Logo.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Link } from "#components/ui/Link.tsx";
import { HeaderBar } from "./HeaderBar.tsx";

export function VisitorHeader() {
  return (
    <HeaderBar>
      <Link href="/" aria-label="Foothold, start page" className="flex rounded-middle">
        <Logo />
      </Link>
      <nav aria-label="Account" className="ml-auto flex items-center gap-1 sm:gap-2">
        <ButtonLink href="/sign-in" variant="quiet" size="small">
          Sign in
        </ButtonLink>
        <ButtonLink href="/sign-up" size="small">
          Sign up
        </ButtonLink>
      </nav>
    </HeaderBar>
  );
}
