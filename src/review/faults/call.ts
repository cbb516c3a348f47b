/** How the app reads a response that has one defect. */
export type Reading = 'unreadable' | 'leftOut' | 'readable';

/** One defect of a good response: the value at `path` (keys joined by dots) is replaced or removed. */
export type Damage = { readonly path: string; readonly value?: unknown; readonly reading: Reading };

/**
 * The purpose of a call, as far as faults are concerned: loaded at start (`start`), Premium's prices (`offer`), the
 * user (`session`), loaded by the app itself (`menu`), the content of a screen (`page`, `list`, `settings`), a write
 * (`write`), a write with a card (`paying`), a clean-up in the background (`cleanUp`), and the two ways out
 * (`logout`, `return`).
 */
export type CallClass =
  | 'start'
  | 'offer'
  | 'session'
  | 'menu'
  | 'page'
  | 'list'
  | 'settings'
  | 'write'
  | 'paying'
  | 'cleanUp'
  | 'logout'
  | 'return';

/** One of the 31 calls (S7.calls). */
export type FaultCall = {
  /** Its method and path, in the notation of `S7.calls.1` to `S7.calls.27`. */
  readonly name: string;
  readonly class: CallClass;
  /** The signed-in user. `acting` is an admin who acts for a customer. */
  readonly person: 'customer' | 'admin' | 'acting';
  /** A 401 response causes a check of the session (D2.22). */
  readonly checksSession: boolean;
  /** The chart that makes the call, and the address where a person triggers it. */
  readonly flow: string;
  readonly address: string;
  /** The button to press there. */
  readonly press: string;
  /** The values to enter, by the names of the form's controls. */
  readonly entered: Readonly<Record<string, string>>;
  /** A field of the screen that a 422 names; `null` if the screen submits none. */
  readonly field: string | null;
  /** Defects of a good response: a missing value, a value of the wrong type, and an unknown choice. */
  readonly damages: { readonly missing: Damage; readonly wrong: Damage; readonly choice: Damage };
};

/** Whether a request belongs to this call. */
export function isOfCall({ name }: Pick<FaultCall, 'name'>, method: string, path: string): boolean {
  const [verb, template = ''] = name.split(' ');
  const pattern = template.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : part));
  return verb === method && new RegExp(`^${pattern.join('/')}$`, 'u').test(path);
}

/** For a response that only reports success. */
export const bare: FaultCall['damages'] = {
  missing: { path: 'code', reading: 'unreadable' },
  wrong: { path: 'code', value: '200', reading: 'unreadable' },
  choice: { path: 'code', value: 299, reading: 'unreadable' },
};

/** For a response with a required value, whose code is its only value of a fixed set. */
export const holding = (path: string, wrong: unknown): FaultCall['damages'] => ({
  missing: { path, reading: 'unreadable' },
  wrong: { path, value: wrong, reading: 'unreadable' },
  choice: bare.choice,
});

/** For a list with a defect in its first record. */
export const listing = (
  missing: string,
  [wrong, value]: readonly [string, unknown],
  [choice, unknown, reading]: readonly [string, string, Reading],
): FaultCall['damages'] => ({
  missing: { path: `response.0.${missing}`, reading: 'leftOut' },
  wrong: { path: `response.0.${wrong}`, value, reading: 'leftOut' },
  choice: { path: `response.0.${choice}`, value: unknown, reading },
});

/** A value that is not a boolean. */
export const PERHAPS = 'perhaps';

type Reads = Pick<FaultCall, 'name' | 'flow' | 'address' | 'press' | 'damages'> &
  Partial<Pick<FaultCall, 'person' | 'checksSession'>>;
export const reads = (kind: CallClass, given: Reads): FaultCall => ({
  person: 'customer',
  checksSession: true,
  entered: {},
  field: null,
  ...given,
  class: kind,
});

type Writes = Pick<FaultCall, 'name' | 'flow' | 'address' | 'press'> &
  Partial<Pick<FaultCall, 'entered' | 'field' | 'damages' | 'person' | 'checksSession'>>;
export const writes = (given: Writes, kind: CallClass = 'write'): FaultCall => ({
  person: 'customer',
  checksSession: true,
  entered: {},
  field: null,
  damages: bare,
  ...given,
  class: kind,
});
