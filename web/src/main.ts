import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { arrive } from "./lib/me.svelte";

await arrive();
mount(App, { target: document.getElementById("app")! });
