import type { Bringing, Bringings } from '../../../src/review/scripts/executor.types';
import { itself } from '../../../src/review/scripts/words';

/** Helpers to write down the data of the flows. */

let texts = 0;

/** A text that was not typed before, because only a change is an edit. */
export const anew = (text: string): string => `${text} ${(texts += 1)}`;

/** The server's response to a call, by the end of its path, in the API's envelope. */
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

/** The server's message when it refuses. */
export const REFUSAL = 'Please call us first.';

/**
 * How a form ends that makes one call.
 *
 * @param path of the form's actor; '' if it is the flow itself
 * @param response of the accepting answer
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

/** A refusal with any status may mean that the request was executed already. */
export const EVERY_REFUSAL = 400;

/** The read with which a form checks its outcome. */
type LookUp = {
  /** The call that it reads. */
  readonly call: string;
  /** Its response if the request was executed. Without it the check never finds that. */
  readonly done?: unknown;
  /** Its response if not; by default the real backend's (`nothingDone`). */
  readonly notDone?: unknown;
  /** The status with which the server says that nothing is left to do; `null`: no refusal says so. */
  readonly nothingLeft: number | null;
};

/** How a form ends that checks the outcome of lost responses. */
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

/** The real backend has not executed what it did not receive. */
export const nothingDone = (path: string): readonly string[] =>
  LOOK_UPS.map((src) => `${path}/${src} notDone`);

/** Why whole kinds of branches are not played. */
export const CRASH = 'Only a fault of the program makes the chart of a dialog or an actor fail.';
export const SETTLED = 'Nothing on the screen sends it in this state.';
export const QUICK = 'The page goes on by itself before anybody could press.';
