"use strict";

// The recording on the home page: it moves when the page opens, unless the reader wants no motion,
// and stops at a press.

const motion = document.getElementById("motion");
const data = JSON.parse(motion.querySelector("script").textContent);
const place = motion.querySelector(".screen > div");
const told = motion.querySelector(".told");
const lines = [];

for (const picture of data.pictures.pictures) {
  if (Array.isArray(picture)) {
    lines.push(picture);
    continue;
  }
  const next = lines.at(-1).slice();
  for (let index = 0; index < picture.changed.length; index += 2) next[picture.changed[index]] = picture.changed[index + 1];
  lines.push(next);
}

function show(number) {
  const paper = data.dark ? "rgb(0,0,0)" : "rgb(255,255,255)";
  const finger = data.fingers[number];
  place.innerHTML = `<svg viewBox="0 0 ${data.screen.join(" ")}" role="img" aria-label="a list that a finger pulls down">`
    + `<rect width="100%" height="100%" fill="${paper}"/>`
    + lines[number].map((line) => data.pictures.lines[line]).join("")
    + (finger ? `<circle class="finger" cx="${finger[0]}" cy="${finger[1]}" r="18"/>` : "") + "</svg>";
  told.textContent = data.told[number];
}

/** How many questions of a lesson have an answer that its page has kept. */
for (const link of document.querySelectorAll(".entries a")) {
  let answers = null;
  try { answers = JSON.parse(localStorage.getItem(`${link.textContent}/answers`)); } catch { /* Then it is not told. */ }
  const count = Object.keys(answers ?? {}).length;
  if (count) link.parentElement.querySelector("p").append(` ${count === 1 ? "1 answer" : `${count} answers`} given.`);
}

let number = 0;
let timer = null;

/** A recorded frame at a time; a pause at the end before it begins again. */
function toggle() {
  if (timer) {
    clearInterval(timer);
    timer = null;
  } else {
    timer = setInterval(() => {
      number = (number + 1) % (lines.length + 60);
      show(Math.min(number, lines.length - 1));
    }, 1000 / data.framesPerSecond);
  }
  press.textContent = timer ? "Stop" : "▶ Play";
}

const press = document.createElement("button");
press.type = "button";
press.addEventListener("click", toggle);
told.before(press);
press.textContent = "▶ Play";
show(Math.min(60, lines.length - 1));
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) toggle();
