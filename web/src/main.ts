import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/theme.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/bars.css";
import "./styles/narrow.css"; // last: it rules over the others
import { arrive } from "./lib/me.svelte";

await arrive();
mount(App, { target: document.getElementById("app")! });
