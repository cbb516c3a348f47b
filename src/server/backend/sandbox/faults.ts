/** All kinds of faults, as described in the console. */
export const faultKinds = {
  delay: 'The response is late',
  '401': '401: the session is over',
  '402': '402: a challenge that is unknown afterwards',
  refused: 'Refused with a status of 400 to 499',
  '429': '429: too many requests',
  unavailable: 'An HTML page with a status of 500 to 599',
  truncated: 'JSON that is cut off; the work is done',
  reset: 'The connection breaks; nothing is done',
  commitThenReset: 'The connection breaks after the work is done',
  version: 'The response names another version of the app',
} as const;

export type FaultKind = keyof typeof faultKinds;

/** "The next `times` calls to `call` answer with `kind`." */
export type FaultOrder = {
  /** An operationId of the contract, or a path including everything below it. */
  readonly call: string;
  readonly times: number;
  readonly kind: FaultKind;
  /** Delay before anything else happens (ms). */
  readonly delayMs: number;
  /** For `refused` and `unavailable`. */
  readonly status: number;
  /** For `refused`; null for the default message. */
  readonly message: string | null;
  /** For `402`: the kind of intent. */
  readonly intent: 'setup' | 'payment';
};

export type Fault = FaultOrder & { readonly id: number };

/** An incoming call. operationId is null if it is not in the contract. */
export type Called = { readonly operationId: string | null; readonly path: string };

/** Pending faults. They are kept in memory, so a restart clears them. */
export interface Faults {
  /** Pending faults in the order in which they were added. `times` is the number that is left. */
  list(): readonly Fault[];
  add(order: FaultOrder): Fault;
  clear(): void;
  /** Takes the fault for a call and uses it up once; null if there is none. */
  take(called: Called): Fault | null;
}

const concerns = ({ call }: FaultOrder, { operationId, path }: Called): boolean =>
  call.startsWith('/')
    ? path === call || path.startsWith(call.endsWith('/') ? call : `${call}/`)
    : call === operationId;

export function createFaults(): Faults {
  let waiting: readonly Fault[] = [];
  let lastId = 0;

  return {
    list: () => waiting,
    add(order) {
      lastId += 1;
      const fault = { ...order, id: lastId };
      waiting = [...waiting, fault];
      return fault;
    },
    clear() {
      waiting = [];
    },
    take(called) {
      const found = waiting.find((fault) => concerns(fault, called));
      if (!found) return null;
      waiting = waiting
        .map((fault) => (fault === found ? { ...fault, times: fault.times - 1 } : fault))
        .filter(({ times }) => times > 0);
      return found;
    },
  };
}
