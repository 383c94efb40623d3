/** What the server tells only when it is asked is looked at now and then. */

import { get } from "./api";

/** Ask now, and again and again while somebody looks at this page; returns how to stop. What does not come is missed. */
export function keepLooking<T>(path: string, everyMs: number, tell: (found: T) => void): () => void {
  const look = () => void (document.hidden || get<T>(path).then(tell, () => {}));
  look();
  const timer = setInterval(look, everyMs);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
