/** What a reader makes of an answer with one thing wrong about it. */
export type Reading = 'unreadable' | 'leftOut' | 'readable';

/** One thing wrong about a good answer: the value at `path` (keys with dots between) is another one, or gone. */
export type Damage = { readonly path: string; readonly value?: unknown; readonly reading: Reading };

/**
 * What a call is for, as far as faults go: what the app starts from (`start`), Premium's prices (`offer`), who is signed
 * in (`session`), what the app asks for by itself (`menu`), what a screen shows (`page`, `list`, `settings`), something
 * that a person wants done (`write`), with a card (`paying`), what is put right behind their back (`cleanUp`), and the
 * two ways out (`logout`, `return`).
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
  /** Its method and path, as `S7.calls.1` to `S7.calls.27` write them. */
  readonly name: string;
  readonly class: CallClass;
  /** Who makes it: `acting` is an admin who acts for a customer. */
  readonly person: 'customer' | 'admin' | 'acting';
  /** A 401 to it has the session checked (D2.22). */
  readonly checksSession: boolean;
  /** The chart that makes it, and the address where a person brings it about. */
  readonly flow: string;
  readonly address: string;
  /** What the person does there. */
  readonly press: string;
  /** What they have entered, by the names of the form's controls. */
  readonly entered: Readonly<Record<string, string>>;
  /** A field of its screen, which a 422 complains of; `null` where the screen has none that is sent. */
  readonly field: string | null;
  /** What a good answer can lack, have of another type, and name that nobody knows. */
  readonly damages: { readonly missing: Damage; readonly wrong: Damage; readonly choice: Damage };
};

/** Whether a request is one of this call. */
export function isOfCall({ name }: Pick<FaultCall, 'name'>, method: string, path: string): boolean {
  const [verb, template = ''] = name.split(' ');
  const pattern = template.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : part));
  return verb === method && new RegExp(`^${pattern.join('/')}$`, 'u').test(path);
}

/** An answer that says nothing but whether it worked. */
export const bare: FaultCall['damages'] = {
  missing: { path: 'code', reading: 'unreadable' },
  wrong: { path: 'code', value: '200', reading: 'unreadable' },
  choice: { path: 'code', value: 299, reading: 'unreadable' },
};

/** An answer with a value that it must have, and none of a fixed set but its code. */
export const holding = (path: string, wrong: unknown): FaultCall['damages'] => ({
  missing: { path, reading: 'unreadable' },
  wrong: { path, value: wrong, reading: 'unreadable' },
  choice: bare.choice,
});

/** A list, of whose first record one thing is wrong. */
export const listing = (
  missing: string,
  [wrong, value]: readonly [string, unknown],
  [choice, unknown, reading]: readonly [string, string, Reading],
): FaultCall['damages'] => ({
  missing: { path: `response.0.${missing}`, reading: 'leftOut' },
  wrong: { path: `response.0.${wrong}`, value, reading: 'leftOut' },
  choice: { path: `response.0.${choice}`, value: unknown, reading },
});

/** No boolean. */
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
