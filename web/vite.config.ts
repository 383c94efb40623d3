import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/riverhaven/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // `riverhaven serve --port 8080` beside `npx vite` shows changes as they are saved.
  server: { proxy: { "/api": "http://localhost:8080", "/socket": { target: "ws://localhost:8080", ws: true } } },
});
