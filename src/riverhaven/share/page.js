// A film in a page: its moments are put together from tags, and shown one after another.
const STEP_MS = 1100;
const [WIDTH, HEIGHT] = [1280, 800]; // of the table on which the parts lie
const find = (id) => document.getElementById(id);
const hosts = new Map(); // of the parts that are shown: an element, and its tags
let film, moments, timer;
let at = 0;

async function unpacked(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

/** The moments of a look with whole parts, each a row of tags; those that stay the same are shared. */
function developed(look) {
  let parts = {};
  return look.moments.map((moment) => {
    parts = { ...parts };
    for (const id of moment.gone ?? []) delete parts[id];
    for (const [id, [start, dropped, tags]] of Object.entries(moment.parts ?? {}))
      parts[id] = (parts[id] ?? []).toSpliced(start, dropped, ...tags);
    return { ...moment, parts };
  });
}

/** Show a moment; where it is the next one, what it has brought or moved is marked. */
function show(ply) {
  const next = ply === at + 1;
  at = Math.min(Math.max(0, ply), moments.length - 1);
  const moment = moments[at];
  for (const [id, { host }] of hosts) {
    if (id in moment.parts) continue;
    host.remove();
    hosts.delete(id);
  }
  for (const old of document.querySelectorAll(".new")) old.classList.remove("new");
  for (const [id, row] of Object.entries(moment.parts)) draw(id, row, next);
  for (const [seat, points] of [...document.querySelectorAll("#players b")].entries())
    points.textContent = moment.scores[seat];
  find("when").textContent = moment.when;
  find("said").textContent = moment.said ?? "";
  find("result").hidden = at < moments.length - 1;
  find("at").value = at;
  find("count").textContent = `${at} / ${moments.length - 1}`;
  find("back").disabled = at === 0;
  find("on").disabled = at === moments.length - 1;
  for (const line of document.querySelectorAll("#log li")) {
    line.classList.toggle("now", Number(line.value) === at);
    // Where the log is a column of its own, it follows.
    if (Number(line.value) === at) find("side").scrollTop = line.offsetTop - find("side").clientHeight / 2;
  }
}

function draw(id, row, next) {
  const known = hosts.get(id);
  if (known?.row === row) return;
  const host = known?.host ?? document.createElement("div");
  const before = new Map([...host.querySelectorAll("[id]")].map((piece) => [piece.id, look(piece)]));
  host.innerHTML = row.map((tag) => film.tags[tag]).join("");
  if (next && known)
    for (const piece of host.querySelectorAll("[id]"))
      if (before.get(piece.id) !== look(piece) && !piece.querySelector("[id]")) piece.classList.add("new");
  const [x, y, wide, high] = host.firstChild.dataset.place.split(" ").map(Number);
  host.style.cssText = `--x: ${x / WIDTH}; --y: ${y / HEIGHT}; --w: ${wide / WIDTH}; --h: ${high / HEIGHT}`;
  host.className = "part";
  if (!known) find("stage").append(host);
  hosts.set(id, { host, row });
}

/** What tells whether a piece is as it was. */
const look = (piece) => piece.outerHTML.replace(' class="new"', "");

function log() {
  const emblems = document.querySelectorAll("#players svg");
  find("log").replaceChildren(
    ...moments.flatMap((moment, ply) => {
      if (!moment.said) return [];
      const [line, button] = [document.createElement("li"), document.createElement("button")];
      line.value = ply;
      button.textContent = moment.said;
      button.onclick = () => show(ply);
      line.append(emblems[moment.by].cloneNode(true), button);
      return [line];
    }),
  );
}

function from(number) {
  moments = developed(film.looks[number]);
  for (const { host } of hosts.values()) host.remove();
  hosts.clear();
  log();
  show(at);
}

function play(yes) {
  clearInterval(timer);
  const button = find("play");
  timer = yes && setInterval(() => (at < moments.length - 1 ? show(at + 1) : play(false)), STEP_MS);
  button.textContent = yes ? button.dataset.pause : button.dataset.play;
}

const KEYS = {
  ArrowLeft: () => show(at - 1),
  ArrowRight: () => show(at + 1),
  Home: () => show(0),
  End: () => show(moments.length - 1),
  " ": () => play(!timer),
};

addEventListener("keydown", (event) => {
  const own = event.key === " " ? "input, select, button" : "input, select"; // they have a use for it themselves
  if (!KEYS[event.key] || event.target.matches?.(own) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  KEYS[event.key]();
});

unpacked(find("film").textContent).then((found) => {
  film = found;
  const art = document.createElement("div");
  art.className = "art";
  art.innerHTML = `<svg aria-hidden="true"><defs>${film.art}</defs></svg>`;
  document.body.append(art);
  find("back").onclick = KEYS.ArrowLeft;
  find("on").onclick = KEYS.ArrowRight;
  find("play").onclick = KEYS[" "];
  find("at").oninput = () => show(Number(find("at").value));
  find("from").onchange = () => from(find("from").selectedIndex);
  from(0);
});
