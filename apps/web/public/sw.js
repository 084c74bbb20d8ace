// Answers a navigation that finds no server with the offline page. Keeps that page and what it is
// drawn with, and nothing else: no page of a person is ever stored.
const CACHE = "foothold-offline-1";
const PAGE = "/offline";

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-store" });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const html = await page.clone().text();
  const styles = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.css[^"]*)"/g)].map(
    ([, href]) => href,
  );
  await cache.addAll([...new Set([...styles, "/icon.svg"])]);
  await cache.put(PAGE, page);
}

async function offlinePage() {
  const page = await caches.match(PAGE);
  return page ?? Response.error();
}

async function refreshWhenThemeDiffers(theme) {
  const page = await caches.match(PAGE);
  const html = page ? await page.text() : "";
  if (!html.includes(`data-theme="${theme}"`)) await keepOfflinePage();
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  const theme = event.data?.theme;
  if (theme) event.waitUntil(refreshWhenThemeDiffers(theme).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(offlinePage));
    return;
  }
  const kept = /^\/(_next\/static\/.+\.css|icon\.svg)$/.test(new URL(request.url).pathname);
  if (kept && request.method === "GET") {
    event.respondWith(
      fetch(request).catch(
        async () => (await caches.match(request, { ignoreSearch: true })) ?? Response.error(),
      ),
    );
  }
});
