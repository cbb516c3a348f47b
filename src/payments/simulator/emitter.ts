type Listener = (event: unknown) => void;

/** The event methods of Stripe's elements: `on`, `once`, `off`. */
export type Emitter = {
  readonly on: (type: string, listener: Listener) => void;
  readonly once: (type: string, listener: Listener) => void;
  /** Without a listener, removes all listeners of the type. */
  readonly off: (type: string, listener?: Listener) => void;
  readonly emit: (type: string, event: unknown) => void;
};

type Entry = { readonly type: string; readonly listener: Listener; readonly once: boolean };

export const createEmitter = (): Emitter => {
  let entries: readonly Entry[] = [];
  const add = (entry: Entry): void => {
    entries = [...entries, entry];
  };
  return {
    on: (type, listener) => add({ type, listener, once: false }),
    once: (type, listener) => add({ type, listener, once: true }),
    off: (type, listener) => {
      entries = entries.filter((entry) => entry.type !== type || (listener && entry.listener !== listener));
    },
    emit: (type, event) => {
      const called = entries.filter((entry) => entry.type === type);
      entries = entries.filter((entry) => !(entry.once && entry.type === type));
      for (const { listener } of called) listener(event);
    },
  };
};
