import { cookies } from "next/headers";
import { TIME_ZONE_COOKIE } from "#lib/browser/time-zone-cookie.ts";

/** The person's time zone as their browser reported it; UTC before that. */
export async function currentTimeZone(): Promise<string> {
  const said = (await cookies()).get(TIME_ZONE_COOKIE)?.value;
  return said && isTimeZone(said) ? said : "UTC";
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
