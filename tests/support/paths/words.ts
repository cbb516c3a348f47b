import type { Bringing, Bringings } from '../../../src/review/scripts/executor.types';
import { itself } from '../../../src/review/scripts/words';

/** How the data of the flows are written down. */

let texts = 0;

/** A text that was not typed before: only what changes is an edit. */
export const anew = (text: string): string => `${text} ${(texts += 1)}`;

/** The server's answer to a call, by the end of its path, in the wire's envelope. */
export const answered = (call: string, status: number, rest: object = {}): Bringing => ({
  by: 'server',
  sandbox: null,
  route: { call, answer: { status, json: { code: status, ...rest } } },
});

/** The connection breaks under a call. */
export const lost = (call: string): Bringing => ({
  by: 'server',
  sandbox: null,
  route: { call, answer: 'lost' },
});

export const fault: Bringing = { unseen: 'Only a fault of the program ends it like this.' };

/** What the server says where it refuses. */
export const REFUSAL = 'Please call us first.';

/**
 * How a form ends that one call sends.
 *
 * @param path of the form's actor; '' where it is the flow itself
 * @param response of the answer that takes it
 */
export const formEndings = (
  path: string,
  call: string,
  response: unknown = null,
): Readonly<Record<string, Bringings>> => ({
  [path === '' ? 'submitForm' : `${path}/submitForm`]: {
    accepted: answered(call, 200, { response }),
    refused: answered(call, 400, { message: REFUSAL }),
    offline: lost(call),
  },
  [path === '' ? 'completeForm' : `${path}/completeForm`]: {
    completed: itself,
    refused: { unseen: 'Nothing but its own answer decides about this form.' },
    offline: { unseen: 'Nothing but its own answer decides about this form.' },
  },
});

const LOOK_UPS = ['reconcile', 'reconcileRefusal', 'reconcileFirst'] as const;

/** Whatever the server refuses may be done already. */
export const EVERY_REFUSAL = 400;

/** What a form that looks up what became of it asks for. */
type LookUp = {
  /** The call that it reads. */
  readonly call: string;
  /** Its answer where what was sent is done; without it the look-up never finds that. */
  readonly done?: unknown;
  /** Its answer where it is not; the real backend's unless given (`nothingDone`). */
  readonly notDone?: unknown;
  /** The status with which the server says that nothing is left to do; `null`: no refusal says so. */
  readonly nothingLeft: number | null;
};

/** How a form ends whose lost answers are looked up. */
export const reconciledEndings = (
  path: string,
  call: string,
  { call: list, done, notDone, nothingLeft }: LookUp,
  response: unknown = null,
): Readonly<Record<string, Bringings>> => {
  const { [`${path}/submitForm`]: submitForm, ...rest } = formEndings(path, call, response);
  const found = (name: string, answer: unknown): Bringings =>
    answer === undefined ? {} : { [name]: answered(list, 200, { response: answer }) };
  const lookUp = { ...found('done', done), ...found('notDone', notDone), offline: lost(list) };
  return {
    ...rest,
    [`${path}/submitForm`]: {
      ...(submitForm?.['accepted'] && { accepted: submitForm['accepted'] }),
      ...(nothingLeft !== EVERY_REFUSAL && submitForm?.['refused'] && { refused: submitForm['refused'] }),
      ...(nothingLeft !== null && { doneAlready: answered(call, nothingLeft, { message: REFUSAL }) }),
      noResponse: lost(call),
    },
    ...Object.fromEntries(LOOK_UPS.map((src) => [`${path}/${src}`, lookUp])),
  };
};

/** The real backend has done nothing of what it was not let hear. */
export const nothingDone = (path: string): readonly string[] =>
  LOOK_UPS.map((src) => `${path}/${src} notDone`);

/** Why whole kinds of branches are played nowhere. */
export const CRASH = 'Only a fault of the program makes the chart of a dialog or an actor fail.';
export const SETTLED = 'Nothing on the screen sends it in this state.';
export const QUICK = 'The page goes on by itself before anybody could press.';
