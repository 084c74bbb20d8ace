/** After this many seconds the page reloads itself. */
export const LOOK_AGAIN_SECONDS = 3;

export const outageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'",
  "cache-control": "no-store",
  "retry-after": String(LOOK_AGAIN_SECONDS),
};

/** A page that needs no other file, not even a style, and reloads itself. */
export function outagePage(title: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}">
<title>Back in a moment · Foothold</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>This page looks again by itself. What you saved is safe.</p>
</main>
</body>
</html>
`;
}
