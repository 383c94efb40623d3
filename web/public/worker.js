/* Works for Riverhaven while no page is open: tells what the server tells, and has a page for when there is no network. */

const KEPT = "riverhaven-2";
const OFFLINE = "/offline.html";
const ICON = "/icon-192.png";
const ANSWER_MS = 500;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([OFFLINE, "/icon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([forget(), self.clients.claim()])));

/** What an older worker has kept. */
async function forget() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

// Only for whole pages, and what those need, and only when the network has none: everything else is asked of the server
// as ever.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (request.url.endsWith("/icon.svg")) event.respondWith(fetch(request).catch(() => caches.match("/icon.svg")));
});

self.addEventListener("push", (event) => {
  const { title, text, link, off, ends } = event.data.json();
  const actions = off ? [{ action: "off", title: ends.replace(off, "").replace(/: *$/, "") }] : [];
  const shown = { body: text, icon: ICON, data: { link, off }, tag: link, renotify: true, actions };
  event.waitUntil(Promise.all([self.registration.showNotification(title, shown), navigator.setAppBadge?.()]));
});

// The page that opens looks which tables still wait, and puts the badge right.
self.addEventListener("notificationclick", (event) => {
  const { link, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "off" ? self.clients.openWindow(off) : show(link));
});

/** The window that shows this already, or a new one. */
async function show(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = await Promise.all(pages.map(addressOf));
  return shown.includes(link) ? pages[shown.indexOf(link)].focus() : self.clients.openWindow(link);
}

/** What a page shows now: a browser knows only what it was opened for. One that sleeps does not say. */
const addressOf = (page) =>
  new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data);
    page.postMessage("where?", [port2]);
    setTimeout(tell, ANSWER_MS);
  });
