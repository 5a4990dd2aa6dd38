"use strict";

// The lesson above the panes: a question is answered before its answer can be opened, steps come one
// after another, a slider leads through pictures that were drawn when the file was written. Answers
// are compared with numbers that are in the page; nothing is computed again.

const isPredicting = () => document.querySelector(".prediction:not(.done)") !== null;

/** Shows what lies behind the predictions once all are made. */
function reveal() {
  const goesOn = document.documentElement.classList.toggle("predicting", isPredicting());
  if (!goesOn) fromAddress();
}

// ----------------------------------------------------------------------------------- Forms of answers

/**
 * Numbers of a line, with units, commas and a typographic minus; null for anything else. Where one is
 * asked for, a comma is a decimal point.
 */
function numbersIn(line, count) {
  const isDecimal = count === 1 && /^[^,]*\d,\d[^,]*$/.test(line);
  const words = (isDecimal ? line.replace(",", ".") : line).toLowerCase().replaceAll("\u2212", "-").split(/[\s,;x\u00d7]+|pt|points/).filter(Boolean);
  const numbers = words.map(Number);
  return numbers.length && numbers.every(Number.isFinite) ? numbers : null;
}

const forms = {
  numbers(question) {
    const input = el("input", { type: "text", autocomplete: "off", "aria-label": question.dataset.expected });
    return { parts: [input], note: question.dataset.expected, focus: input, text: () => input.value.trim(), given() {
      const { length } = JSON.parse(question.dataset.answer);
      const numbers = numbersIn(input.value, length);
      return numbers?.length === length ? numbers : null;
    } };
  },

  /** One of the options, or some of them: each gets a button of its own. */
  choices(question, type) {
    const name = `choice-${forms.count++}`;
    const list = question.querySelector(".options");
    const items = [...list.children];
    const group = el("div", { role: type === "radio" ? "radiogroup" : "group", "aria-label": question.querySelector("h3").textContent });
    list.replaceWith(group);
    group.append(list);
    const boxes = items.map((item) => {
      const box = el("input", { type, name });
      item.replaceChildren(el("label", {}, box, " ", item.textContent));
      return box;
    });
    const given = () => boxes.flatMap((box, index) => box.checked ? [index] : []);
    const text = () => given().map((index) => items[index].textContent.trim()).join(", ") || "none";
    return { parts: [], focus: boxes[0], text, boxes, given };
  },

  one(question) {
    const form = forms.choices(question, "radio");
    return { ...form, given: () => form.given().length === 1 ? form.given() : null };
  },

  some: (question) => forms.choices(question, "checkbox"),

  /** Options one after another: pressed in the order of the answer. */
  sequence(question, isWhole = false) {
    const list = question.querySelector(".options");
    const names = [...list.children].map((item) => item.textContent);
    const chosen = [];
    const shown = el("output", { "aria-live": "polite" }, "press them in order");
    const show = () => { shown.textContent = chosen.map((index) => names[index]).join(" → ") || "press them in order"; };
    const buttons = names.map((name, index) => button(name, `next: ${name}`, () => {
      chosen.push(index);
      buttons[index].disabled = isWhole;
      show();
    }));
    const back = button("take back", "take the last one back", () => {
      if (chosen.length) buttons[chosen.pop()].disabled = false;
      show();
    });
    list.replaceChildren(...buttons.map((each) => el("li", {}, each)));
    const isComplete = () => isWhole ? chosen.length === names.length : chosen.length > 0;
    return { parts: [shown, back], focus: buttons[0], text: () => shown.textContent,
      given: () => isComplete() ? [...chosen] : null };
  },

  /** All options, each once. */
  order: (question) => forms.sequence(question, true),

  count: 0,
};

// ------------------------------------------------------------------------------------------ Questions

/** The answers that were given, which survive a reload. */
const answers = {
  all: kept.read("answers") ?? {},

  /** That of a typed number is not kept. */
  of(question) {
    return question.closest(".typed") ? null : this.all[question.dataset.id];
  },

  keep(question, given, text) {
    if (question.closest(".typed")) return;
    this.all[question.dataset.id] = { given, text };
    kept.write("answers", this.all);
  },

  forget() {
    kept.write("answers", {});
    history.replaceState(null, "", location.pathname);
    location.reload();
  },
};

/** Whether two answers are one; numbers may be off by the tolerance. */
function isSame(question, first, second) {
  const tolerance = question.dataset.form === "numbers" ? Number(question.dataset.tolerance) + 1e-6 : 0;
  return first.length === second.length && first.every((each, index) => Math.abs(each - second[index]) <= tolerance);
}

const isRight = (question, given) => isSame(question, given, JSON.parse(question.dataset.answer));

/** What the usual mistake overlooks; null for another answer. */
function overlooked(question, given) {
  const mistake = [...question.querySelectorAll(".mistakes > li")]
    .find((item) => isSame(question, given, JSON.parse(item.dataset.answer)));
  return mistake?.querySelector("span").textContent ?? null;
}

const predicted = (text) => `You predicted: ${text.replace(/\.$/, "")}.`;

/** What is said to an answer: right, or what the engine says and what the mistake overlooks. */
function verdict(question, given, text) {
  const told = question.dataset.told;
  if (!given) return `Skipped. The engine says: ${told}`;
  if (isRight(question, given)) return `Right: ${told}`;
  return [predicted(text), `The engine says: ${told}`, overlooked(question, given) ?? ""].join(" ").trim();
}

/** What is said to a first wrong answer: what it overlooks, or a hint; the answer stays folded. */
function nudge(question, given, text) {
  const reason = overlooked(question, given) ?? question.querySelector(".hint p").textContent;
  return `${predicted(text)} ${reason} One more try.`;
}

/** Shows a question's own code beside the picture, and the scene's again where it has none. */
function showCode(listing) {
  const shown = document.querySelector(".stage > .listing");
  if (!shown) return;
  showCode.scene ??= shown.innerHTML;
  shown.innerHTML = listing?.innerHTML ?? showCode.scene;
  // Its box may be lower than the code: the new part is in view.
  const mark = shown.querySelector("mark");
  shown.scrollTop = mark ? mark.offsetTop - shown.offsetTop - shown.clientHeight / 2 : 0;
}

function ask(question) {
  const answer = question.querySelector(".answer");
  const form = forms[question.dataset.form](question);
  const status = el("p", { role: "status", tabindex: -1, class: "verdict" });
  let hasTried = false;
  const finish = (given, text = form.text(), isAgain = false) => {
    status.textContent = verdict(question, given, text);
    entry.hidden = true;
    for (const box of form.boxes ?? []) box.disabled = true;
    for (const each of question.querySelectorAll(".options button")) each.disabled = true;
    answer.hidden = false;
    answer.open = true;
    question.classList.add("done");
    if (!isAgain) {
      answers.keep(question, given, text);
      status.focus({ preventScroll: true });
      if (question.matches(".prediction")) reveal();
      showCode(question.querySelector(".listing"));
      if (question.dataset.run) {
        go({ run: Number(question.dataset.run), moment: Number(question.dataset.moment), node: null });
        go({ node: viewThatMatters() });
      }
      status.scrollIntoView({ block: "nearest" });
    }
  };
  const entry = el("form", { class: "row", onsubmit: (event) => {
    event.preventDefault();
    const given = form.given();
    if (given && (hasTried || isRight(question, given))) return finish(given);
    status.textContent = given ? nudge(question, given, form.text()) : `Expected: ${question.dataset.expected}.`;
    hasTried ||= given !== null;
    form.focus.focus();
  } }, ...form.parts, el("button", { class: "first", "aria-label": "Predict: commit to this answer" }, "Predict"),
  button("Skip", "show the answer", () => finish(null), { class: "skip" }));
  answer.hidden = true;
  if (form.note) entry.prepend(el("p", { class: "quiet note" }, form.note));
  question.querySelector(".hints").before(entry, status);
  const before = answers.of(question);
  if (before) finish(before.given, before.text, true);
  for (const hint of question.querySelectorAll(".hint + .hint")) hint.hidden = true;
  for (const hint of question.querySelectorAll(".hint")) {
    hint.addEventListener("toggle", () => { if (hint.nextElementSibling) hint.nextElementSibling.hidden = false; });
  }
}

// ------------------------------------------------------------------------- Steps, figures and changes

function play(played) {
  const steps = [...played.querySelectorAll("li")];
  let shown = 1;
  const show = () => {
    steps.forEach((step, index) => { step.hidden = index >= shown; });
    next.textContent = shown < steps.length ? `Next step (${shown} of ${steps.length})` : "Again";
  };
  const next = el("button", { type: "button" });
  next.addEventListener("click", () => { shown = shown < steps.length ? shown + 1 : 1; show(); });
  played.append(next);
  show();
}

function move(figure) {
  const data = JSON.parse(figure.querySelector("script").textContent);
  const picture = figure.querySelector("pre");
  const label = el("span", {});
  const range = el("input", { type: "range", min: 0, max: data.values.length - 1, "aria-label": data.name,
    oninput: () => show(Number(range.value)) });
  const run = figure.dataset.run ? Number(figure.dataset.run) : null;
  const show = (index, isFirst = false) => {
    if (run !== null && !isFirst) go({ run, moment: index, node: here.run === run ? here.node : null });
    label.textContent = `${data.name}: ${data.values[index]}`;
    range.setAttribute("aria-valuetext", data.values[index]);
    picture.textContent = data.pictures[index];
  };
  range.value = data.start;
  figure.prepend(label, range);
  if (run !== null) {
    const lines = el("details", { open: "" }, el("summary", {}, "The same in letters"));
    picture.replaceWith(lines);
    lines.append(picture);
  }
  show(data.start, true);
}

/** Takes out the question of the recorded number that is nearest to the typed one. */
function change(typed) {
  const templates = [...typed.querySelectorAll("template")];
  // A keyboard for numbers has no sign on some phones.
  const hasSign = templates.some((each) => Number(each.dataset.value) < 0);
  const input = el("input", { type: "text", inputmode: hasSign ? "text" : "decimal", autocomplete: "off",
    "aria-label": typed.dataset.name });
  const status = el("p", { role: "status" });
  const room = el("div", {});
  typed.append(el("form", { class: "row", onsubmit: (event) => {
    event.preventDefault();
    const number = numbersIn(input.value, 1);
    if (number?.length !== 1) { status.textContent = "Expected: a number."; return input.focus(); }
    const distance = (template) => Math.abs(Number(template.dataset.value) - number[0]);
    const nearest = templates.reduce((best, each) => distance(each) < distance(best) ? each : best);
    status.textContent = `Recorded at ${Number(nearest.dataset.value)}.`;
    room.replaceChildren(nearest.content.cloneNode(true));
    ask(room.querySelector(".question"));
  } }, input, el("button", { "aria-label": "Take it: this number" }, "Take it")), status, room);
}

for (const question of document.querySelectorAll("#lesson .question")) ask(question);
for (const played of document.querySelectorAll(".played")) play(played);
for (const figure of document.querySelectorAll("#lesson .figure")) move(figure);
for (const typed of document.querySelectorAll(".typed")) change(typed);
const again = el("button", { type: "button", onclick: () => {
  if (again.dataset.asked) return answers.forget();
  again.dataset.asked = "yes";
  again.textContent = "Begin again: forget all answers on this page?";
}, onblur: () => {
  delete again.dataset.asked;
  again.textContent = "Begin again";
} }, "Begin again");
document.getElementById("lesson").append(el("p", {}, again));
reveal();
