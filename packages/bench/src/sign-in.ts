const DEMO_PASSWORD = "one-step-at-a-time";

/** The session of a demo account on a running server. */
export async function signIn(
  url: string,
  role: "learner" | "instructor" | "admin" = "learner",
): Promise<{ cookie: string; token: string }> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${role}@demo.foothold`, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}.`);
  const cookie = cookiesOf(response);
  const token = decodeURIComponent(cookie).split("=")[1]?.split(".")[0] ?? "";
  return { cookie, token };
}

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
}
