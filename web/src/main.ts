import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/theme.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/bars.css";
import "./styles/book.css";
import "./styles/people.css";
import "./styles/narrow.css"; // last: it rules over the others
import { arrive } from "./lib/me.svelte";

void navigator.serviceWorker?.register("/worker.js").catch(() => {}); // absent in a plain network, and not needed
// The worker asks which page a window shows: who clicks on a notice is led to the one that is open.
navigator.serviceWorker?.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.href.split("?")[0]));
addEventListener("vite:preloadError", () => location.reload()); // the server has a newer client than this page
await arrive();
mount(App, { target: document.getElementById("app")! });
