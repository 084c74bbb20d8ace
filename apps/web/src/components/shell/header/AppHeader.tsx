import dynamic from "next/dynamic";
import { Logo } from "#components/shell/header/Logo.tsx";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { Link } from "#components/ui/Link.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { type Account, AccountMenu } from "./AccountMenu.tsx";
import { HeaderBar } from "./HeaderBar.tsx";
import { NavItem } from "./NavItem.tsx";
import { type NavCount, navLinks } from "./nav-links.ts";
import { PhoneMenu } from "./PhoneMenu.tsx";

type Props = {
  account: Account;
  counts: Record<NavCount, number>;
  /** For pages that use the full width of the window. */
  wide?: boolean;
};

const WaitingWatch = dynamic(
  () => untilLoaded(() => import("../waiting/WaitingWatch.tsx")).then((file) => file.WaitingWatch),
  { loading: NothingYet },
);

/** With more links than this they are placed closer together. */
const ROOMY_LINKS = 7;

export function AppHeader({ account, counts, wide = false }: Props) {
  const links = navLinks[account.role].map(({ count, ...link }) => ({
    ...link,
    waiting: count ? counts[count] : 0,
  }));
  return (
    <HeaderBar wide={wide}>
      <PhoneMenu links={links} />
      <Link href="/home" aria-label="Foothold, home" className="flex rounded-middle">
        <Logo />
      </Link>
      <nav aria-label="Main" className="ml-3 hidden lg:block">
        <ul className="flex gap-1">
          {links.map((link) => (
            <NavItem key={link.href} {...link} dense={links.length > ROOMY_LINKS} />
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-1">
        {account.role !== "learner" && <WaitingWatch />}
        <NotificationBell />
        <AccountMenu account={account} />
      </div>
    </HeaderBar>
  );
}
