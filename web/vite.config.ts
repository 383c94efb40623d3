import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rolldown } from "vite";

const first = new Set<string>();

/** Two files of scripts: what the first page needs, and all else when it is gone to. More files are packed worse. */
function chunk(id: string, graph: { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }): string {
  const reach = (module: string): void => {
    if (first.has(module)) return;
    first.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(reach);
  };
  if (graph.getModuleInfo(id)?.isEntry) reach(id);
  return first.has(id) ? "first" : "later";
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { discloseVersion: false } })],
  build: {
    outDir: "../src/riverhaven/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts
    modulePreload: false, // nothing is split that would have to be fetched ahead
    cssCodeSplit: false,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunk }] } } },
    license: { fileName: "licences.md" }, // whose fonts and libraries are in it, and on what terms
  },
  // `riverhaven serve --port 8080` beside `npx vite` shows changes as they are saved.
  server: { proxy: { "/api": "http://localhost:8080", "/socket": { target: "ws://localhost:8080", ws: true } } },
});
