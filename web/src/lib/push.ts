/** Notices through the browser's own push service. */

/** What the server needs to reach this browser; null where it may not, or cannot. */
export async function subscription(key: string): Promise<string | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return null;
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    const registration = await navigator.serviceWorker.ready;
    const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    return JSON.stringify({ endpoint, p256dh: keys!["p256dh"], auth: keys!["auth"] });
  } catch {
    return null; // the browser's maker runs the service, and it may be out of reach
  }
}
