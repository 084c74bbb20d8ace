import Link from "next/link";
import { Logo } from "#components/ui/Logo.tsx";
import { type Account, AccountMenu } from "./AccountMenu.tsx";
import { HeaderBar } from "./HeaderBar.tsx";
import { NavItem } from "./NavItem.tsx";
import { navLinks } from "./nav-links.ts";
import { PhoneMenu } from "./PhoneMenu.tsx";

export function AppHeader({ account }: { account: Account }) {
  const links = navLinks[account.role];
  return (
    <HeaderBar>
      <PhoneMenu links={links} />
      <Link href="/home" aria-label="Foothold, home" className="flex rounded-middle">
        <Logo />
      </Link>
      <nav aria-label="Main" className="ml-3 hidden md:block">
        <ul className="flex gap-1">
          {links.map((link) => (
            <NavItem key={link.href} {...link} />
          ))}
        </ul>
      </nav>
      <div className="ml-auto">
        <AccountMenu account={account} />
      </div>
    </HeaderBar>
  );
}
