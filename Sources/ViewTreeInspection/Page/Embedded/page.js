"use strict";

/* Shows recordings. All that is said here was recorded: the script looks up, and computes no layout. */

const page = JSON.parse(document.getElementById("data").textContent);
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the reader is. */
const here = { run: 0, moment: 0, node: null, pinned: null, lines: false };

// ---------------------------------------------------------------------------------------- Recordings

/** A node of the file, as fields. */
function nodeOf([number, parent, type, ids, label, frame, place, proposal]) {
  const name = [type, ...ids.map((id) => "#" + id)].join(" ");
  return { number, parent, type, ids, label, frame, place, proposal, name };
}

const hundredths = (value) => Math.round(value * 100) / 100;

/** The nodes of a moment, from those of the moment before and what the file says has changed. */
function nodesAfter(before, entry) {
  const changed = (entry.nodes ?? []).map(nodeOf);
  let after = before;
  if (changed.length || entry.order) {
    const known = new Map(before.map((node) => [node.number, node]));
    changed.forEach((node) => known.set(node.number, node));
    const order = entry.order ?? (before.length ? before : changed).map((node) => node.number);
    after = order.map((number) => known.get(number));
  }
  if (!entry.moved) return after;
  after = after.slice();
  for (const [first, count, right, down] of entry.moved) {
    for (let index = first; index < first + count; index++) {
      const [x, y, width, height] = after[index].place;
      const place = [hundredths(x + right), hundredths(y + down), width, height];
      after[index] = { ...after[index], place };
    }
  }
  return after;
}

/** The lines of a moment's picture, by their places among all. */
function pictureAfter(before, picture) {
  if (Array.isArray(picture)) return picture;
  if (!picture.changed.length) return before;
  const after = before.slice();
  for (let index = 0; index < picture.changed.length; index += 2) {
    after[picture.changed[index]] = picture.changed[index + 1];
  }
  return after;
}

function momentOf(entry, nodes, picture) {
  const lists = ["questions", "writes", "reduces", "reads", "state", "actions", "warnings", "scrolls"];
  const moment = { ...entry, nodes, picture, byNumber: null };
  for (const list of lists) moment[list] ??= [];
  moment.questions = moment.questions.map(([node, asker, proposal, response, kind, left, room]) => {
    return { node, asker, proposal, response, kind, left, room };
  });
  return moment;
}

function runOf(data) {
  const run = { ...data, screen: data.recording.screen, moments: [] };
  let nodes = [];
  let picture = [];
  data.recording.moments.forEach((entry, number) => {
    nodes = nodesAfter(nodes, entry);
    picture = pictureAfter(picture, data.pictures.pictures[number]);
    run.moments.push(momentOf(entry, nodes, picture));
  });
  run.marks = run.moments.filter(isMark).map((moment) => moment.number);
  return run;
}

/** Whether something happened that is worth a mark: a rule, another phase, a finger that comes or goes. */
function isMark(moment, index, moments) {
  const before = moments[index - 1];
  if (!before) return true;
  if (moment.machine?.rules.length || moment.machine?.phase !== before.machine?.phase) return true;
  return !moment.finger !== !before.finger;
}

const runs = page.runs.map(runOf);
const run = () => runs[here.run];
const moment = () => run().moments[here.moment];
const last = () => run().moments.length - 1;

function node(number, at = moment()) {
  at.byNumber ??= new Map(at.nodes.map((node) => [node.number, node]));
  return at.byNumber.get(number) ?? null;
}

const nameOf = (number, at) => node(number, at)?.name ?? `node ${number}`;

/**
 * The last moment up to the present one for which a function answers; null where there is none. The
 * values of a slider do not follow one another in time, so each stands for itself.
 */
function latest(answers) {
  if (page.slider) return answers(moment()) ? moment() : null;
  for (let number = here.moment; number >= 0; number--) {
    if (answers(run().moments[number])) return run().moments[number];
  }
  return null;
}

// ---------------------------------------------------------------------------------------------- Text

const length = (value) => (value === null ? "nil" : value === "inf" ? "infinity" : String(value));
const size = ([width, height]) => `${length(width)} × ${length(height)}`;
const spot = ([x, y]) => `(${length(x)}, ${length(y)})`;
const seconds = (at) => (at.seconds - run().moments[0].seconds).toFixed(2) + " s";

function momentName(number) {
  if (page.slider) return `${page.slider.label} ${page.slider.values[number]} ${page.slider.unit}`;
  return `moment ${number}`;
}

/** The present moment in one sentence. */
function sentence() {
  const at = moment();
  const parts = [momentName(at.number)];
  if (!page.slider) parts[0] += ` of ${last()}, ${seconds(at)}`;
  if (at.machine) parts.push(at.machine.phase, `pulled ${at.machine.pull}`);
  else if (at.scrolls[0] && !page.slider) parts.push(`offset ${at.scrolls[0][1][1]}`);
  for (const rule of at.machine?.rules ?? []) parts.push(rule.text);
  const chosen = here.node !== null && node(here.node);
  if (chosen) parts.push(chosen.name + (chosen.place ? ` ${size(chosen.place.slice(2))}` : ""));
  return parts.join(", ");
}

// ------------------------------------------------------------------------------------------ Elements

function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);
const paneBody = (id) => document.querySelector(`#${id} > .body`);

/** A button whose name is its words, with what else is to be said of it behind them. */
function button(text, title, action, attributes = {}) {
  const name = title && title !== text ? `${text}: ${title}` : text;
  return el("button", { type: "button", "aria-label": name, title: title || null, onclick: action, ...attributes }, text);
}

/** A button that selects a node. */
function nodeButton(number, at) {
  return button(nameOf(number, at), "select this view", () => go({ node: number }));
}

/** A box of a picture in the screen's space. */
function box([x, y, width, height], style, title = "") {
  const text = title ? `<title>${escaped(title)}</title>` : "";
  return `<rect class="${style}" x="${x}" y="${y}" width="${Math.max(width, 0.5)}"`
    + ` height="${Math.max(height, 0.5)}">${text}</rect>`;
}

/** The box of a proposal at a place; a side that was not proposed is as long as the answer. */
function askedBox(place, proposal, title) {
  const side = (asked, taken) => (typeof asked === "number" ? asked : taken);
  const [width, height] = [side(proposal[0], place[2]), side(proposal[1], place[3])];
  return box([place[0], place[1], width, height], "asked", title);
}

// ---------------------------------------------------------------------------------------------- Time

const time = {
  timer: null,
  speed: 0,

  build() {
    const section = document.getElementById("time");
    this.play = button("▶ Play", "at full speed", () => this.toggle(1), { "aria-pressed": "false" });
    this.slow = button("Slowly", "play at a tenth of the speed", () => this.toggle(0.1), {
      "aria-pressed": "false",
    });
    this.text = el("span", { class: "now digits" });
    const pin = button("Pin", "keep this moment, to compare another one with it", () => pair.pin());
    this.range = el("input", {
      type: "range", min: 0, max: last(), value: 0, id: "scrubber",
      "aria-label": page.slider ? `${page.slider.label}, ${page.slider.unit}` : "moment",
      oninput: () => go({ moment: Number(this.range.value) }),
    });
    this.rail = el("div", { class: "rail" });
    this.legend = el("p", { class: "legend quiet" });
    const row = el("div", { class: "row set" }, this.slow,
      button("◀ Back", "one moment", () => step(-1)), button("On ▶", "one moment", () => step(1)));
    if (!page.slider) {
      row.append(button("⇤ Mark", "back to the mark before", () => mark(-1)),
        button("Mark ⇥", "on to the next mark", () => mark(1)));
    }
    row.append(pin);
    if (runs.length > 1 && phone.isBeside) {
      this.select = el("select", { onchange: () => go({ run: Number(this.select.value) }) });
      runs.forEach((run, index) => this.select.append(el("option", { value: index }, run.name)));
      row.append(el("label", {}, "Details of ", this.select));
    }
    section.append(this.rail, el("div", { class: "row" }, this.play, this.text), row, this.legend);
  },

  show(change) {
    // A lesson's own scenes are views at several values, and no motion.
    document.getElementById("time").hidden = last() === 0 || run().recording.scene === "lesson";
    this.range.value = here.moment;
    const at = moment();
    this.text.textContent = page.slider
      ? [momentName(here.moment), at.machine?.state].filter(Boolean).join("   ")
      : `${here.moment} / ${last()}   ${seconds(at)}   ${at.machine?.phase ?? at.cause}`;
    this.range.setAttribute("aria-valuetext", this.text.textContent);
    if (change.run) {
      this.range.max = last();
      this.rail.innerHTML = page.slider ? "" : this.railPicture();
      this.rail.append(this.range);
      this.legend.innerHTML = page.slider ? "" : this.legendText();
      if (this.select) this.select.value = here.run;
    }
  },

  hatches: { pulling: "M0 8L8 0", armed: "M0 8L8 0M0 0L8 8", refreshing: "M0 1H8M0 4H8M0 7H8" },

  /** The hatchings and marks of the rail in words. */
  legendText() {
    const phases = new Set(run().moments.map((at) => at.machine?.phase));
    const signs = Object.keys(this.hatches).filter((phase) => phases.has(phase))
      .map((phase) => [`<rect class="phase" style="fill: url(#rail-${phase})" width="100%" height="12"/>`, phase]);
    if (signs.length) {
      signs.push(["<path class='call asks' d='M12 0V12'/>", "asks for data"], ["<path class='call' d='M12 0V12'/>", "another rule"]);
    }
    return signs.map(([sign, word]) => `<span><svg aria-hidden="true">${sign}</svg>${word}</span>`).join("");
  },

  /** Phases as hatching, callbacks as marks. */
  railPicture() {
    const share = (number) => (100 * number) / Math.max(last(), 1);
    let text = "<svg aria-hidden='true'><defs>";
    for (const [phase, path] of Object.entries(this.hatches)) {
      text += `<pattern id="rail-${phase}" width="8" height="8" patternUnits="userSpaceOnUse">`
        + `<path class="hatch" d="${path}"/></pattern>`;
    }
    text += "</defs>";
    let from = 0;
    run().moments.forEach((at, number) => {
      const next = run().moments[number + 1];
      if (next && next.machine?.phase === at.machine?.phase) return;
      const phase = at.machine?.phase ?? "";
      const fill = phase in this.hatches ? `style="fill: url(#rail-${phase})"` : "";
      text += `<rect class="phase" ${fill} x="${share(from)}%" y="12" height="17" `
        + `width="${share((next ? number + 1 : number) - from)}%"><title>${escaped(phase)}</title></rect>`;
      from = number + 1;
    });
    for (const at of run().moments) {
      for (const rule of at.number ? at.machine?.rules ?? [] : []) {
        const asks = rule.step === "requested" ? " asks" : "";
        text += `<line class="call${asks}" x1="${share(at.number)}%" x2="${share(at.number)}%" `
          + `y1="0" y2="30"><title>${escaped(rule.text)}</title></line>`;
      }
    }
    return text + "</svg>";
  },

  toggle(speed) {
    if (this.speed === speed) this.stop();
    else this.start(speed);
  },

  start(speed) {
    this.stop();
    if (here.moment === last()) go({ moment: 0 });
    this.speed = speed;
    this.press();
    if (calm) {
      this.timer = setInterval(() => {
        const next = run().marks.find((number) => number > here.moment);
        if (next === undefined) this.stop();
        else go({ moment: next });
      }, 1000);
      return;
    }
    const rate = page.slider ? 20 : run().recording.framesPerSecond;
    const begin = performance.now();
    const first = here.moment;
    this.timer = setInterval(() => {
      const number = first + Math.floor(((performance.now() - begin) / 1000) * rate * speed);
      if (number > here.moment) go({ moment: Math.min(number, last()) });
      if (here.moment >= last()) this.stop();
    }, 1000 / 60);
  },

  stop() {
    clearInterval(this.timer);
    this.speed = 0;
    this.press();
    tell();
  },

  press() {
    this.play.setAttribute("aria-pressed", this.speed === 1);
    this.slow.setAttribute("aria-pressed", this.speed === 0.1);
  },
};

function step(by) {
  time.stop();
  go({ moment: here.moment + by });
}

function mark(direction) {
  const marks = run().marks;
  const next = direction > 0
    ? marks.find((number) => number > here.moment)
    : marks.findLast((number) => number < here.moment);
  if (next !== undefined) step(next - here.moment);
}

// ------------------------------------------------------------------------------------------- Picture

const phone = {
  screens: [],

  build() {
    const body = paneBody("phone");
    const row = this.row = el("div", { class: "screens" });
    runs.forEach((run, index) => {
      const picture = el("div");
      const over = el("div", { style: "position: absolute; inset: 0" });
      const shape = `--natural: ${run.screen[0]}px; --ratio: ${run.screen[0] / Math.max(run.screen[1], 1)}`;
      const screen = el("div", { class: this.canDrag ? "screen drags" : "screen", style: shape }, picture, over);
      this.screens.push({ picture, over, screen, shown: null, view: [0, 0, ...run.screen], scale: null });
      // A name breaks between its words.
      const words = run.name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word) => [el("wbr"), word]);
      const name = runs.length > 1 ? [el("p", {}, ...words)] : [];
      row.append(el("div", {}, ...name, screen));
      this.listen(screen, index);
    });
    document.getElementById("phone").hidden = false;
    this.toggle = button("Lines", "all answers solid, all proposals dashed",
      () => go({ lines: !here.lines }), { "aria-pressed": "false" });
    this.whole = button("Whole", "the whole screen, with bars for small letters", () => {
      this.isWhole = !this.isWhole;
      this.fit();
    });
    const hint = this.canDrag
      ? "Drag down to replay the pull; press to select." : "Press to select a view.";
    body.append(row, el("p", { class: "row tools" }, this.toggle, this.whole, el("span", { class: "quiet" }, hint)));
    // A lesson's recordings follow one another; those of systems are side by side.
    document.documentElement.classList.toggle("many", this.areMany);
  },

  get isBeside() {
    return runs.every((run) => run.moments.length > 1) && !runs.some((run) => run.recording.scene === "lesson");
  },

  get areMany() {
    return runs.length > 1 && this.isBeside;
  },

  get canDrag() {
    return runs.some((run) => run.moments.some((at) => at.finger));
  },

  /**
   * Where the page is narrow, shows as much of each screen as lets its letters be 11 points high: of a
   * phone its upper part, of another screen the part with the letters. Where that is not to be had,
   * all of it is shown, with bars for the letters.
   */
  fit() {
    const isNarrow = matchMedia("(max-width: 860px)").matches;
    const most = parseFloat(getComputedStyle(this.row).getPropertyValue("--most"));
    const room = [this.row.clientWidth / (this.areMany ? runs.length : 1), most];
    const spread = this.spread ??= this.reach();
    let isCut = false;
    runs.forEach((run, index) => {
      const each = this.screens[index];
      const whole = Math.min(...run.screen.map((length, side) => room[side] / length));
      const needed = 11.2 / (each.letter ??= this.smallestLetter(run));
      const view = run.screen.map((length, side) => Math.min(length, room[side] / needed));
      const isPhone = run.screen[1] > run.screen[0];
      const fits = isPhone || spread.every(([from, to], side) => from <= to && to - from <= view[side]);
      const isSmall = isNarrow && !this.areMany && whole < needed && fits;
      isCut ||= isSmall;
      each.view = isSmall && !this.isWhole
        ? [...view.map((length, side) => isPhone ? 0
          : Math.min(Math.max((spread[side][0] + spread[side][1] - length) / 2, 0), run.screen[side] - length)), ...view]
        : [0, 0, ...run.screen];
      each.scale = isNarrow ? Math.min(room[0] / each.view[2], room[1] / each.view[3]) : null;
      each.screen.style.setProperty("--ratio", each.view[2] / Math.max(each.view[3], 1));
      each.shown = null;
    });
    this.whole.hidden = !isCut;
    this.whole.setAttribute("aria-pressed", Boolean(this.isWhole));
    this.show();
  },

  smallestLetter(run) {
    const size = (line) => Number(/<text .*textLength.* font-size="([\d.]+)/.exec(line)?.[1] ?? Infinity);
    return run.pictures.lines.reduce((least, line) => Math.min(least, size(line)), Infinity);
  },

  /** From where to where letters are in any moment, across and down. */
  reach() {
    const spread = [[Infinity, -Infinity], [Infinity, -Infinity]];
    for (const { type, place } of runs.flatMap((run) => run.moments.flatMap((at) => at.nodes))) {
      if (type !== "Text" || !place) continue;
      spread.forEach((reach, side) => {
        reach[0] = Math.min(reach[0], place[side]);
        reach[1] = Math.max(reach[1], place[side] + place[side + 2]);
      });
    }
    return spread;
  },

  /** Puts bars for letters that are too small to read. */
  bar(picture, scale) {
    for (const text of picture.querySelectorAll("text")) {
      const size = Number(text.getAttribute("font-size"));
      if (size * scale > 10.99) continue;
      const [x, y, width] = ["x", "y", "textLength"].map((name) => Number(text.getAttribute(name)));
      const bar = document.createElementNS(text.namespaceURI, "rect");
      const same = Object.fromEntries(["fill", "transform"].map((name) => [name, text.getAttribute(name)]));
      Object.entries({ x, y: y - 0.7 * size, width, height: 0.7 * size, opacity: 0.4, ...same })
        .forEach(([name, value]) => value !== null && bar.setAttribute(name, value));
      text.replaceWith(bar);
    }
  },

  show() {
    this.toggle.setAttribute("aria-pressed", here.lines);
    runs.forEach((shown, index) => {
      const at = shown.moments[Math.min(here.moment, shown.moments.length - 1)];
      const { picture, over, screen, view, scale } = this.screens[index];
      screen.parentElement.hidden = !this.isBeside && index !== here.run;
      const open = `<svg viewBox="${view.join(" ")}"`;
      if (this.screens[index].shown !== at.picture) {
        this.screens[index].shown = at.picture;
        const paper = shown.recording.dark ? "rgb(0,0,0)" : "rgb(255,255,255)";
        picture.innerHTML = `${open} aria-hidden="true"><rect x="${view[0]}" y="${view[1]}" width="100%" height="100%" `
          + `fill="${paper}"/>${at.picture.map((line) => shown.pictures.lines[line]).join("")}</svg>`;
        if (scale) this.bar(picture, scale);
      }
      over.innerHTML = `${open} role="img" aria-label="the screen of ${escaped(shown.name)}">${this.overlay(at, index)}</svg>`;
      screen.style.borderColor = runs.length > 1 && index === here.run ? "var(--accent)" : "";
    });
  },

  overlay(at, index) {
    let text = "";
    if (here.lines) {
      const boxes = at.nodes.filter((node) => node.frame && node.place).map((node) => {
        const asked = node.proposal ? askedBox(node.place, node.proposal, `asked ${size(node.proposal)}`) : "";
        return asked + box(node.place, "answer", node.name);
      });
      const dots = at.writes.map((write) => node(write.node, at)?.place).filter(Boolean)
        .map(([x, y]) => `<circle class="writer" cx="${x + 4}" cy="${y + 4}" r="4"/>`);
      text += `<g class="all">${boxes.join("")}${dots.join("")}</g>`;
    }
    const chosen = index === here.run && here.node !== null ? node(here.node, at) : null;
    if (chosen?.place) {
      if (chosen.proposal) text += askedBox(chosen.place, chosen.proposal, `asked ${size(chosen.proposal)}`);
      text += box(chosen.place, "answer", chosen.name);
    }
    if (at.finger) text += `<circle class="finger" cx="${at.finger[0]}" cy="${at.finger[1]}" r="16"/>`;
    return text;
  },

  /** The smallest node with an element at a place of the screen; of equal ones the innermost. */
  nodeAt(point, at) {
    let best = null;
    for (const node of at.nodes) {
      if (!node.frame || !node.place) continue;
      const [x, y, width, height] = node.place;
      const isIn = point[0] >= x && point[0] <= x + width && point[1] >= y && point[1] <= y + height;
      if (isIn && (!best || width * height <= best.place[2] * best.place[3])) best = node;
    }
    return best;
  },

  listen(screen, index) {
    let start = null;
    const point = (event) => {
      const edge = screen.getBoundingClientRect();
      const { view } = this.screens[index];
      const scale = view[2] / edge.width;
      return [view[0] + (event.clientX - edge.left) * scale, view[1] + (event.clientY - edge.top) * scale];
    };
    screen.addEventListener("pointerdown", (event) => {
      if (document.documentElement.classList.contains("predicting")) return;
      start = { point: point(event), moved: false };
      if (here.run !== index) go({ run: index });
    });
    // The finger may leave the picture while it drags.
    addEventListener("pointermove", (event) => {
      if (!start || !this.canDrag) return;
      const down = point(event)[1] - start.point[1];
      if (!start.moved && down < 4) return;
      if (!start.moved) time.stop();
      start.moved = true;
      this.replay(down);
    });
    const end = (event) => {
      if (!start) return;
      const { moved } = start;
      start = null;
      if (moved) this.release();
      else if (event.type === "pointerup") {
        const found = this.nodeAt(point(event), runs[index].moments[here.moment]);
        if (found) go({ node: found.number });
      }
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  },

  /** Goes to the recorded moment whose finger is where this one is; nearest in time where several are. */
  replay(down) {
    let best = null;
    for (const at of run().moments) {
      if (!at.finger) continue;
      const off = Math.abs(at.finger[3] - down) + Math.abs(at.number - here.moment) / 1000;
      if (!best || off < best.off) best = { off, number: at.number };
    }
    if (best) go({ moment: best.number });
  },

  /** Goes on from where the recorded finger was lifted. */
  release() {
    const lifted = run().moments.findLastIndex((at) => at.finger);
    if (lifted < 0) return;
    go({ moment: Math.min(lifted + 1, last()) });
    time.start(1);
  },
};

// ---------------------------------------------------------------------------------------------- Tree

const tree = {
  nodes: null,
  rows: new Map(),

  build() {
    this.list = el("div", { class: "tree", role: "tree", "aria-label": "views and elements" });
    this.list.addEventListener("keydown", (event) => this.key(event));
    paneBody("tree").append(this.list, el("p", { class: "quiet", style: "margin: 12px 0 0" },
      "Proposal → response. ● wrote a preference, ↻ ran its body; accent: another size than before."));
  },

  show() {
    const at = moment();
    if (!this.isSame(at.nodes)) this.rebuild(at.nodes);
    const before = here.pinned ?? here.moment - 1;
    const old = run().moments[before];
    const writers = new Set(at.writes.map((write) => write.node));
    const bodies = new Set(at.bodies ?? []);
    for (const shown of at.nodes) {
      const row = this.rows.get(shown.number);
      const marks = (writers.has(shown.number) ? " ●" : "") + (bodies.has(shown.number) ? " ↻" : "");
      const sizes = this.sizes(shown);
      const isOther = old ? this.sizes(node(shown.number, old) ?? shown) !== sizes : false;
      row.sizes.textContent = sizes;
      row.marks.textContent = marks;
      row.element.classList.toggle("changed", isOther);
      const isChosen = shown.number === here.node;
      row.element.setAttribute("aria-selected", isChosen);
      row.element.tabIndex = isChosen || (here.node === null && shown === at.nodes[0]) ? 0 : -1;
    }
    const chosen = this.rows.get(here.node)?.element;
    if (chosen && !time.speed) this.reveal(chosen);
  },

  sizes(shown) {
    const response = shown.frame ?? shown.place;
    if (!response) return "";
    const answer = size(response.slice(2));
    return shown.proposal ? `${size(shown.proposal)} → ${answer}` : answer;
  },

  isSame(nodes) {
    const isSame = this.nodes?.length === nodes.length
      && nodes.every((node, index) => node.number === this.nodes[index].number);
    this.nodes = nodes;
    return isSame;
  },

  rebuild(nodes) {
    const levels = new Map();
    this.rows.clear();
    const elements = nodes.map((shown) => {
      const level = shown.parent === null ? 0 : (levels.get(shown.parent) ?? 0) + 1;
      levels.set(shown.number, level);
      const sizes = el("span", { class: "sizes digits" });
      const marks = el("span", { class: "mark" });
      const label = shown.label ? ` “${shown.label}”` : "";
      const name = el("span", { class: "name" }, shown.type,
        el("span", { class: "id" }, shown.ids.map((id) => " #" + id).join("") + label), marks);
      const element = el("div", {
        role: "treeitem", title: shown.name, "aria-level": level + 1, style: `--level: ${level}`,
        onclick: () => go({ node: shown.number }),
      }, name, sizes);
      this.rows.set(shown.number, { element, sizes, marks });
      return element;
    });
    this.list.replaceChildren(...elements);
  },

  /** Scrolls the list, and not the page. */
  reveal(row) {
    const top = row.offsetTop - this.list.offsetTop;
    if (top < this.list.scrollTop || top > this.list.scrollTop + this.list.clientHeight - 30) {
      this.list.scrollTop = top - this.list.clientHeight / 3;
    }
  },

  key(event) {
    const nodes = moment().nodes;
    const index = Math.max(0, nodes.findIndex((node) => node.number === here.node));
    const targets = {
      ArrowDown: nodes[index + 1], ArrowUp: nodes[index - 1], Home: nodes[0], End: nodes.at(-1),
      ArrowLeft: node(nodes[index].parent), Enter: nodes[index], " ": nodes[index],
      ArrowRight: nodes.find((node) => node.parent === nodes[index].number),
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    event.stopPropagation();
    const target = targets[event.key];
    if (!target) return;
    go({ node: target.number });
    this.rows.get(target.number).element.focus({ preventScroll: true });
  },
};

// ----------------------------------------------------------------------------------------------- Why

const why = {
  build() {},

  show() {
    const body = paneBody("why");
    const chosen = here.node === null ? null : node(here.node);
    if (!chosen) {
      body.replaceChildren(el("p", { class: "quiet" },
        here.node === null ? "Select a view, in the tree or in the picture." : "This view is not there at this moment."));
      return;
    }
    const parts = [el("h3", {}, chosen.name + (chosen.label ? `: ${chosen.label}` : ""))];
    parts.push(...this.told(chosen.number));
    body.replaceChildren(...parts, this.questions(chosen));
  },

  /** The explanation that was written for the node at this moment, or at the last one before it. */
  told(number) {
    const texts = run().why.texts.filter(([at, of]) => of === number && at <= here.moment);
    const found = texts.at(-1);
    if (!found) return [];
    const lines = found[2].map((line) => run().why.lines[line]).join("\n");
    const note = found[0] === here.moment ? [] : [el("p", { class: "quiet" }, `As it was at ${momentName(found[0])}:`)];
    return [...note, el("pre", { class: "told digits" }, lines)];
  },

  questions(chosen) {
    const list = el("ul", { class: "chain" });
    const line = (...parts) => list.append(el("li", {}, ...parts));
    const asked = latest((at) => at.questions.some((question) => question.node === chosen.number));
    const isOld = asked && asked.number !== here.moment;
    if (isOld) line(el("span", { class: "quiet" }, `No view asked at this moment; the last time was ${momentName(asked.number)}.`));
    for (const question of asked?.questions ?? []) {
      if (question.node !== chosen.number) continue;
      const asker = question.asker === null ? "the screen" : nameOf(question.asker, asked);
      const kind = { probed: "only to learn about it", final: "that is its size", remembered: "that is its size, from memory" };
      line(`${asker} asks `, el("span", { class: "digits" }, size(question.proposal)), "; it takes ",
        el("span", { class: "digits" }, size(question.response)), `: ${kind[question.kind]}`);
    }
    const parent = node(chosen.parent);
    if (chosen.frame) {
      line("is at ", el("span", { class: "digits" }, spot(chosen.frame)),
        parent ? ` in ${parent.name}, ` : ", ", el("span", { class: "digits" }, spot(chosen.place ?? chosen.frame)), " on the screen");
    } else {
      line("has no element of its own: its size is that of what is inside");
    }
    return list;
  },
};

// ----------------------------------------------------------------------------------- Plot and machine

const plot = {
  build() {
    if (!page.plot) {
      document.getElementById("plot").hidden = true;
      return;
    }
    const body = paneBody("plot");
    body.innerHTML = page.plot;
    this.svg = body.querySelector("svg");
    this.left = Number(this.svg.dataset.left);
    this.right = Number(this.svg.dataset.right);
    this.cursor = document.createElementNS(this.svg.namespaceURI, "path");
    this.cursor.setAttribute("class", "cursor");
    this.svg.append(this.cursor);
    this.svg.addEventListener("click", (event) => this.jump(event));
    // A finger scrolls.
    this.svg.addEventListener("pointermove", (event) => event.buttons && event.pointerType !== "touch" && this.jump(event));
  },

  show() {
    if (!this.svg) return;
    const x = this.left + ((this.right - this.left) * here.moment) / Math.max(last(), 1);
    this.cursor.setAttribute("d", `M${x} 10V${this.svg.dataset.bottom}`);
  },

  jump(event) {
    const edge = this.svg.getBoundingClientRect();
    const x = ((event.clientX - edge.left) / edge.width) * this.svg.viewBox.baseVal.width;
    const share = (x - this.left) / (this.right - this.left);
    step(Math.round(share * last()) - here.moment);
  },
};

const machine = {
  build() {
    this.text = el("p", { style: "margin: 12px 0 0" });
    this.picture = el("div");
    this.missing = el("ul", { class: "chain digits", "aria-label": "what keeps the header from asking for data" });
    paneBody("machine").append(this.picture, this.text, this.missing);
    document.getElementById("machine").hidden = !runs.some((run) => run.machine);
  },

  show(change) {
    if (change.run) this.picture.innerHTML = run().machine ?? "";
    if (!run().machine) return;
    const state = moment().machine?.state;
    for (const group of this.picture.querySelectorAll("[data-state]")) {
      group.classList.toggle("here", group.dataset.state === state);
    }
    const moments = run().moments;
    const entered = latest((at) => at.number > 0 && moments[at.number - 1].machine?.state !== at.machine?.state);
    const from = entered && moments[entered.number - 1].machine?.state;
    const to = entered?.machine?.state;
    for (const group of this.picture.querySelectorAll("[data-from]")) {
      group.classList.toggle("last", group.dataset.from === from && group.dataset.to === to);
    }
    const rules = (entered?.machine?.rules ?? []).map((rule) => rule.text).join("; ");
    this.text.textContent = entered
      ? `${state} since ${momentName(entered.number)}, after ${from}${rules ? ": " + rules : "."}`
      : `${state} from the beginning.`;
    const missing = moment().machine?.missing ?? [];
    this.missing.replaceChildren(...missing.map((line) => el("li", {}, line)));
  },
};

// --------------------------------------------------------------------------------------- Preferences

const preferences = {
  key: null,
  call: 0,
  timer: null,

  build() {
    const keys = new Set();
    for (const shown of runs) {
      for (const at of shown.moments) {
        for (const event of [...at.writes, ...at.reduces, ...at.reads]) keys.add(event.key);
      }
    }
    this.keys = [...keys].sort();
    this.key = this.keys[0] ?? null;
    this.body = paneBody("preferences");
    document.getElementById("preferences").hidden = !this.keys.length;
    this.row = el("div", { class: "row" });
    for (const key of this.keys) {
      this.row.append(button(key, "show this preference", () => this.choose(key), { "data-key": key }));
    }
    this.content = el("div", { style: "margin-top: 16px" });
    this.body.append(this.row, this.content);
  },

  choose(key) {
    this.stop();
    this.key = key;
    this.call = 0;
    this.show();
  },

  of(at) {
    const mine = (event) => event.key === this.key;
    return { writes: at.writes.filter(mine), reduces: at.reduces.filter(mine), reads: at.reads.filter(mine) };
  },

  show(change) {
    if (this.key === null) return;
    if (change?.moment || change?.run) this.stop();
    for (const choice of this.row.children) choice.setAttribute("aria-pressed", choice.dataset.key === this.key);
    const at = latest((at) => {
      const { writes, reduces, reads } = this.of(at);
      return writes.length + reduces.length + reads.length > 0;
    });
    if (!at) {
      this.content.replaceChildren(el("p", { class: "quiet" }, "No view has written or read it yet."));
      return;
    }
    const { writes, reduces, reads } = this.of(at);
    this.call = Math.min(this.call, Math.max(0, reduces.length - 1));
    const parts = [];
    if (at.number !== here.moment) parts.push(el("p", { class: "quiet" }, `Unchanged since ${momentName(at.number)}:`));
    parts.push(el("h3", {}, "Writers"), this.list(writes, at, "wrote"));
    parts.push(el("h3", {}, "Reduce"), ...this.calls(reduces, at));
    parts.push(el("h3", {}, "Readers"), this.list(reads, at, "saw"));
    this.content.replaceChildren(...parts);
  },

  list(events, at, verb) {
    if (!events.length) return el("p", { class: "quiet" }, "none at this moment");
    return el("ul", { class: "chain" }, ...events.map((event) => el("li", {},
      nodeButton(event.node, at), ` ${verb} `, el("span", { class: "digits" }, event.value))));
  },

  calls(reduces, at) {
    if (!reduces.length) return [el("p", { class: "quiet" }, "no call: one value alone is not reduced")];
    const call = reduces[this.call];
    const cell = (title, text, style = "") => el("div", { class: style }, el("span", {}, title),
      el("span", { class: "digits", style: "color: inherit" }, text));
    const next = call.next.length ? call.next.join(", ") : "never asked for";
    const play = button(this.timer ? "■ Stop" : "▶ Play the reduce", "one call after another",
      () => this.toggle(reduces.length), { class: "play" });
    const choices = reduces.map((other, index) => el("li", {},
      button(`${index + 1}. ${nameOf(other.node, at)}: ${other.after}`, "", () => this.turn(index),
        { "aria-current": index === this.call, class: "digits" })));
    return [
      el("div", { class: "row" }, play,
        button("◀ Back", "the call before", () => this.turn(this.call - 1), { disabled: this.call === 0 ? "" : null }),
        button("On ▶", "the next call", () => this.turn(this.call + 1),
          { disabled: this.call === reduces.length - 1 ? "" : null }),
        el("span", { "aria-live": "polite" }, `call ${this.call + 1} of ${reduces.length}, at `), nodeButton(call.node, at)),
      el("div", { class: "reduce" }, cell("value before", call.before), cell("nextValue()", next),
        cell("value after", call.after, "new")),
      el("ol", { class: "calls" }, ...choices),
    ];
  },

  turn(index) {
    const focused = document.activeElement?.getAttribute("aria-label");
    this.call = Math.max(0, index);
    this.show();
    const again = [...this.content.querySelectorAll("button")].find((item) => item.ariaLabel === focused);
    again?.focus({ preventScroll: true });
  },

  toggle(count) {
    if (this.timer) {
      this.stop();
      this.show();
      return;
    }
    this.timer = setInterval(() => {
      if (this.call >= count - 1) this.stop();
      this.turn(Math.min(this.call + 1, count - 1));
    }, calm ? 2000 : 900);
    this.turn(0);
  },

  stop() {
    clearInterval(this.timer);
    this.timer = null;
  },
};

// --------------------------------------------------------------------------------------------- Steps

const steps = {
  at: null,
  index: 0,
  isNodeOnly: false,

  build() {
    const body = paneBody("steps");
    document.getElementById("steps").hidden = runs.every((run) => !Object.keys(run.steps).length);
    this.note = el("p", { class: "quiet" });
    this.text = el("p", { "aria-live": "polite", style: "min-height: 3em; margin-top: 12px" });
    this.picture = el("div", { class: "screen", style: "touch-action: auto" });
    this.range = el("input", {
      type: "range", min: 0, value: 0, "aria-label": "step of the layout", style: "flex: 1; accent-color: var(--accent)",
      oninput: () => this.turn(Number(this.range.value)),
    });
    this.only = button("This view only", "the selected view's questions and answers",
      () => { this.isNodeOnly = !this.isNodeOnly; this.at = null; this.show(); }, { "aria-pressed": "false" });
    body.append(this.note, el("div", { class: "row" },
      button("◀ Back", "one step", () => this.turn(this.index - 1)),
      button("On ▶", "one step", () => this.turn(this.index + 1)), this.range, this.only), this.text, this.picture);
  },

  show() {
    const at = latest((at) => run().steps[at.number]);
    if (!at) {
      this.note.textContent = "Nothing has been laid out yet.";
      return;
    }
    this.only.setAttribute("aria-pressed", this.isNodeOnly);
    const signature = [here.run, at.number, this.isNodeOnly ? here.node : ""].join();
    if (this.at?.signature !== signature) {
      const order = run().steps[at.number].filter((entry) => {
        const question = at.questions[Math.abs(entry) - 1];
        return !this.isNodeOnly || question.node === here.node || question.asker === here.node;
      });
      this.at = { signature, at, order };
      this.index = 0;
    }
    this.range.max = Math.max(0, this.at.order.length - 1);
    this.note.textContent = `${this.at.order.length} steps at ${momentName(at.number)}`
      + (at.number === here.moment ? "" : ", the last time anything was asked");
    this.draw();
  },

  turn(index) {
    this.index = Math.min(Math.max(index, 0), Math.max(0, (this.at?.order.length ?? 1) - 1));
    this.draw();
  },

  draw() {
    const { at, order } = this.at;
    this.range.value = this.index;
    const entry = order[this.index];
    if (!entry) {
      this.text.textContent = "No view asked this one, and it asked none.";
      this.picture.innerHTML = "";
      return;
    }
    const question = at.questions[Math.abs(entry) - 1];
    this.text.textContent = `${this.index + 1}. ${this.sentence(question, entry > 0, at)}`;
    let boxes = at.nodes.filter((node) => node.frame && node.place).map((node) => box(node.place, "ghost")).join("");
    const done = order.slice(0, this.index + 1);
    for (const earlier of done) {
      const asked = at.questions[Math.abs(earlier) - 1];
      const place = node(asked.node, at)?.place;
      if (!place) continue;
      const isWaiting = earlier > 0 && !done.includes(-earlier);
      if (isWaiting) boxes += askedBox([place[0], place[1], ...asked.response], asked.proposal, nameOf(asked.node, at));
      if (earlier < 0 && asked.kind !== "probed") boxes += box([place[0], place[1], ...asked.response], "answer", nameOf(asked.node, at));
    }
    const place = node(question.node, at)?.place;
    if (place && entry < 0) boxes += `<g style="stroke-width: 3">${box([place[0], place[1], ...question.response], "answer")}</g>`;
    const [width, height] = run().screen;
    this.picture.style.width = `${Math.min(width, 300)}px`;
    this.picture.innerHTML = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="the step, drawn">${boxes}</svg>`;
  },

  sentence(question, isAsking, at) {
    const name = nameOf(question.node, at);
    const asker = question.asker === null ? "The screen" : nameOf(question.asker, at);
    const shared = question.left > 1 ? `, one of ${question.left} shares of ${question.room}` : ", all that is left";
    if (isAsking) return `${asker} asks ${name}: ${size(question.proposal)}${question.left ? shared : ""}?`;
    const end = { probed: "the asker has learnt that", final: "that is its size" }[question.kind];
    return `${name} takes ${size(question.response)}; ${end}.`;
  },
};

// -------------------------------------------------------------------------------------- Two moments

const pair = {
  build() {
    this.body = paneBody("pair");
  },

  pin() {
    go({ pinned: here.pinned === here.moment ? null : here.moment });
    tell(here.pinned === null ? "nothing is pinned" : `pinned ${momentName(here.moment)}`);
  },

  show() {
    // Without time there is no moment to pin.
    document.getElementById("pair").hidden = last() < 1 || document.getElementById("time").hidden;
    if (here.pinned === null) {
      this.body.replaceChildren(el("p", { class: "quiet" },
        "Pin a moment, then go to another one: rectangles that moved are joined by arrows."));
      return;
    }
    const before = run().moments[here.pinned];
    const after = moment();
    const changes = this.changes(before, after);
    const [width, height] = run().screen;
    const boxes = changes.map(({ old, now }) => {
      if (!old || !now) return box((old ?? now).place, old ? "was" : "answer", (old ?? now).name);
      return box(old.place, "was", now.name) + box(now.place, "answer", now.name) + this.arrow(old.place, now.place);
    });
    const picture = el("div", { class: "screen", style: `width: ${Math.min(width, 300)}px` });
    picture.innerHTML = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="what moved">`
      + `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">`
      + `<path d="M0 0L8 4L0 8Z" fill="rgb(200 90 0)"/></marker></defs>${boxes.join("")}</svg>`;
    const list = el("ul", { class: "chain" }, ...changes.map((change) => el("li", {},
      nodeButton((change.now ?? change.old).number, change.now ? after : before), " " + this.words(change))));
    const title = el("p", {}, `From ${momentName(here.pinned)} to ${momentName(here.moment)}: `
      + (changes.length ? `${changes.length} ${changes.length === 1 ? "difference" : "differences"}` : "nothing differs"));
    const unpin = button("Unpin", "compare no more", () => go({ pinned: null }));
    this.body.replaceChildren(el("div", { class: "row" }, title, unpin),
      el("div", { class: "screens" }, picture, list));
  },

  /** What came, went or differs; a node that only went along with the one around it is left out. */
  changes(before, after) {
    const way = (number) => {
      const [old, now] = [node(number, before)?.place, node(number, after)?.place];
      return old && now ? [hundredths(now[0] - old[0]), hundredths(now[1] - old[1])].join() : null;
    };
    const changes = [];
    for (const now of after.nodes) {
      const old = node(now.number, before);
      if (!now.place || !now.frame) continue;
      if (!old) changes.push({ now });
      else if (!old.place || old.place.join() === now.place.join()) continue;
      else if (size(old.place.slice(2)) !== size(now.place.slice(2)) || way(now.number) !== way(now.parent)) {
        changes.push({ old, now });
      }
    }
    const gone = before.nodes.filter((old) => old.place && old.frame && !node(old.number, after));
    return [...changes, ...gone.map((old) => ({ old }))];
  },

  words({ old, now }) {
    if (!old) return `has come, ${size(now.place.slice(2))} at ${spot(now.place)}`;
    if (!now) return "has gone";
    const parts = [];
    if (spot(old.place) !== spot(now.place)) parts.push(`${spot(old.place)} → ${spot(now.place)}`);
    const [was, is] = [size(old.place.slice(2)), size(now.place.slice(2))];
    if (was !== is) parts.push(`${was} → ${is}`);
    return parts.join(", ");
  },

  arrow(from, to) {
    const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
    const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
    if (Math.hypot(x2 - x1, y2 - y1) < 2) return "";
    return `<path class="move" d="M${x1} ${y1}L${x2} ${y2}" marker-end="url(#tip)"/>`;
  },
};

// ---------------------------------------------------------------------------------------------- Code

const code = {
  build() {
    document.getElementById("code").hidden = !page.code || document.documentElement.classList.contains("lesson");
    this.show();
  },

  show() {
    if (!page.code || (this.text && !page.slider)) return;
    if (!this.text) paneBody("code").append(this.text = el("pre", { tabindex: 0, "aria-label": "the code", class: "listing" }));
    // The markup was written with the page.
    this.text.innerHTML = page.slider
      ? page.code.replaceAll("{}", `<mark>${page.slider.values[here.moment]}</mark>`) : page.code;
  },
};

// --------------------------------------------------------------------------------------------- Stage

/**
 * Where the page is narrow the stage follows the reader: its tools scroll away first, and it never
 * takes more than two fifths of the height that a keyboard leaves. Of little height it takes nothing.
 */
const stage = {
  build() {
    const element = document.querySelector(".stage");
    const fit = () => {
      const seen = visualViewport.height * visualViewport.scale;
      document.documentElement.classList.toggle("low", seen < 500);
      const over = element.offsetHeight - 0.4 * seen;
      const tools = phone.row.getBoundingClientRect().top - element.getBoundingClientRect().top - 8;
      element.style.setProperty("--top", `${over > 0 ? -Math.max(over, tools) : 0}px`);
    };
    new ResizeObserver(fit).observe(element);
    visualViewport.addEventListener("resize", fit);
    addEventListener("resize", () => phone.fit());
  },

  show() {},
};

// ------------------------------------------------------------------------------------------ The whole

const panes = [time, phone, tree, why, code, plot, machine, preferences, steps, pair, stage];

/** Goes where a change says, shows it everywhere, and writes it into the address. */
function go(change) {
  if ("run" in change && change.run !== here.run) {
    Object.assign(change, { node: change.node ?? null, pinned: null });
  }
  Object.assign(here, change);
  here.run = Math.min(Math.max(here.run, 0), runs.length - 1);
  here.moment = Math.min(Math.max(here.moment, 0), last());
  for (const pane of panes) pane.show({ run: "run" in change, moment: "moment" in change });
  if (time.speed) return;
  tell();
  if (document.documentElement.classList.contains("predicting")) return;
  const address = new URLSearchParams({ scene: run().name, moment: here.moment });
  if (here.node !== null) address.set("node", here.node);
  history.replaceState(null, "", "#" + address);
}

function tell(text = sentence()) {
  document.getElementById("live").textContent = text;
}

/** The moment that matters: the end of a failed test, where a rule asked for data, else where the content is furthest; a slider's middle. */
function momentThatMatters() {
  if (page.opensAtEnd) return last();
  if (page.slider) return Math.floor(last() / 2);
  const moments = run().moments;
  const asked = moments.find((at) => at.number && at.machine?.rules.some((rule) => rule.step === "requested"));
  if (asked) return asked.number;
  const pull = (at) => Math.abs(at.machine?.pull ?? at.scrolls[0]?.[1][1] ?? 0);
  return moments.reduce((best, at) => pull(at) > pull(best) ? at : best, moments[0]).number;
}

/** A view whose reasons were written down: the header where there is one, else one with a name. */
function viewThatMatters() {
  const told = run().why.texts.filter(([at]) => at <= here.moment).map(([, number]) => node(number)).filter(Boolean);
  const named = told.filter((each) => each.ids.length);
  const header = named.find((each) => each.ids.some((id) => id.endsWith("header")));
  const any = moment().nodes.filter((each) => each.frame);
  return (header ?? named.at(0) ?? any.find((each) => each.ids.length) ?? told.at(0) ?? any.at(0))?.number ?? null;
}

/** Opens what is worth a look first, and says what to do with it. */
function firstView() {
  go({ run: here.run, moment: momentThatMatters() });
  go({ node: viewThatMatters() });
  const hint = document.getElementById("hint");
  const rule = moment().machine?.rules[0]?.text;
  const chosen = here.node === null ? "" : ` ${nameOf(here.node, moment())} is selected; Why says how it came by its frame.`;
  hint.textContent = page.slider
    ? `The slider is ${page.slider.label}. The picture follows at once; the code and the reasons are further down.${chosen}`
    : phone.canDrag ? `${rule ? `This is the moment that matters: ${rule}.` : ""} Drag the picture down to pull again.${chosen}`
    : `Press a view in the picture.${chosen}`;
  hint.hidden = document.documentElement.classList.contains("lesson");
}

/** Where the address says; what is worth a look first where it says nothing. */
function fromAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  if (!address.has("scene")) return firstView();
  const index = runs.findIndex((run) => run.name === address.get("scene"));
  const number = Number(address.get("moment") ?? 0);
  const chosen = address.has("node") ? Number(address.get("node")) : null;
  go({ run: Math.max(index, 0), moment: Number.isFinite(number) ? Math.round(number) : 0 });
  if (chosen !== null && node(chosen)) go({ node: chosen });
}

/** What is kept of a page in the browser; where that is forbidden nothing is. */
const kept = {
  read(name) {
    try { return JSON.parse(localStorage.getItem(`${page.title}/${name}`)); } catch { return null; }
  },

  write(name, value) {
    try { localStorage.setItem(`${page.title}/${name}`, JSON.stringify(value)); } catch { /* Then it is not kept. */ }
  },
};

const keys = {
  ArrowLeft: ["← →", "one moment back, or on; ten with shift", (event) => step(event.shiftKey ? -10 : -1)],
  ArrowRight: ["", "", (event) => step(event.shiftKey ? 10 : 1)],
  Home: ["Home End", "the first moment, the last", () => step(-here.moment)],
  End: ["", "", () => step(last() - here.moment)],
  "[": ["[ ]", "the mark before, the next mark", () => mark(-1)],
  "]": ["", "", () => mark(1)],
  " ": ["space", "play, stop", () => time.toggle(1)],
  s: ["s", "play at a tenth of the speed", () => time.toggle(0.1)],
  t: ["t", "to the tree; there ↑ ↓ ← → move", () => tree.list.querySelector("[tabindex='0']")?.focus()],
  l: ["l", "lines: answers solid, proposals dashed", () => go({ lines: !here.lines })],
  p: ["p", "pin this moment", () => pair.pin()],
  ",": [", .", "a step of the layout back, or on", () => steps.turn(steps.index - 1)],
  ".": ["", "", () => steps.turn(steps.index + 1)],
  r: ["r", "play the reduce", () => preferences.content?.querySelector(".play")?.click()],
  "?": ["?", "these keys", () => (document.getElementById("keys").open ^= true)],
};

function listen() {
  const isOn = el("input", { type: "checkbox", id: "single-keys", onchange: () => kept.write("keys", isOn.checked) });
  isOn.checked = kept.read("keys") ?? true;
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("select, summary, input, pre, .drawn") && event.key !== "?";
    const isPressing = event.target.matches("button, a") && [" ", "Enter"].includes(event.key);
    const isOff = !isOn.checked || document.documentElement.classList.contains("predicting");
    if (isTyping || isPressing || isOff || event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = keys[event.key];
    if (!entry) return;
    event.preventDefault();
    entry[2](event);
  });
  const list = el("dl");
  for (const [name, text] of Object.values(keys)) {
    if (name) list.append(el("dt", { class: "digits" }, name), el("dd", {}, text));
  }
  document.querySelector("#keys .body").append(el("label", { class: "check" }, isOn, " Single keys work"), list);
  addEventListener("hashchange", fromAddress);
}

/** A page that is loaded again shows the lines that were read last. */
function restorePlace() {
  const name = `${page.title}/place`;
  try {
    history.scrollRestoration = "manual";
    const place = sessionStorage.getItem(name);
    if (place) addEventListener("load", () => setTimeout(() => scrollTo(0, Number(place)), 0));
    addEventListener("pagehide", () => sessionStorage.setItem(name, scrollY));
  } catch { /* Then it begins at the top. */ }
}

function begin() {
  document.documentElement.classList.add("script");
  document.getElementById("app").hidden = false;
  const count = run().moments.length;
  // A lesson says itself what there is to be seen.
  document.getElementById("facts").textContent = !document.documentElement.classList.contains("recording") ? "" : page.slider
    ? `${count} recordings, one a value: ${page.slider.label}`
    : `${runs.length > 1 ? runs.length + " recordings, " : ""}${count} ${count === 1 ? "moment" : "moments"}, `
      + `${moment().nodes.length} views and elements`;
  for (const pane of panes) pane.build();
  listen();
  if (document.querySelector(".prediction")) go({ run: 0, moment: 0 });
  else fromAddress();
  phone.fit();
  restorePlace();
  document.documentElement.dataset.ready = Math.round(performance.now());
}

begin();
