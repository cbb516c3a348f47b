/** How long what a key brings about may wait for a quiet moment (ms). */
const PATIENCE_MS = 100;

/**
 * What happens next sees a form that has heard of everything typed. Not the `input` of a control that the form draws:
 * drawn anew before it is heard, a choice would be taken back.
 */
const OTHERS = ['keydown', 'pointerdown', 'submit', 'blur', 'focus', 'paste', 'pagehide'];

let typedInto: EventTarget | null = null;
let waiting: (() => void) | null = null;
let watches = false;

function settle(): void {
  const act = waiting;
  waiting = null;
  act?.();
}

/**
 * Does what typing brings about (judging, keeping, drawing the form) once the frame that shows the key is handed over: on
 * a slow device all that takes longer than a frame. It waits no longer than until something else happens; of several
 * keys in one control the last act counts. Browsers that do not tell when they are idle do it at once.
 */
export function afterPaint(control: EventTarget, act: () => void): void {
  if (!('requestIdleCallback' in globalThis)) {
    act();
    return;
  }
  if (!watches) for (const type of OTHERS) addEventListener(type, settle, true);
  watches = true;
  if (typedInto !== control) settle();
  if (waiting === null) requestAnimationFrame(() => requestIdleCallback(settle, { timeout: PATIENCE_MS }));
  typedInto = control;
  waiting = act;
}
