import type { AnyMachineSnapshot } from 'xstate';

/*
 * How the steps of a path are performed outside the charts, as data. Test scripts describe them for people, and the
 * browser's executors perform them by role and name.
 */

/** One action on one control, which is found by its role and its accessible name. */
export type Executor = {
  readonly role:
    'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'searchbox' | 'switch' | 'tab' | 'textbox';
  /** The control's accessible name, from the messages. */
  readonly name: string;
  /** The name of the dialog that contains it, if the screen has other controls of the same name. */
  readonly within?: string;
  /**
   * `check` and `uncheck` leave a control unchanged that is so already; `select` chooses the option named `value`.
   */
  readonly act: 'press' | 'fill' | 'check' | 'uncheck' | 'select';
  /** For `fill` and `select`. Omitted: the field is emptied. */
  readonly value?: string;
};

/** How an actor will end, by its path below the root and the outcome's name in the fixtures (`Step.settle`). */
export type Coming = { readonly actor: string; readonly outcome: string };

/** Why nobody can cause something, to explain a missing script. */
export type Unseen = { readonly unseen: string };

/**
 * A person's actions that send an event to the chart. `coming` lists how actors end from here up to the next event of
 * this type: for example, the card number decides how its checks end. `now` is the flow's snapshot before the event:
 * a form does not send what it refuses itself.
 */
export type Doing<TEvent> = (
  event: TEvent,
  coming: readonly Coming[],
  now: AnyMachineSnapshot,
) => readonly Executor[] | Unseen;

/** By event type. A person cannot send the chart's other types. */
export type Doings = Readonly<Partial<Record<string, Doing<never>>>>;

type DoingsOf<TEvent extends { readonly type: string }> = {
  readonly [TType in TEvent['type']]?: Doing<Extract<TEvent, { readonly type: TType }>>;
};

/**
 * The faults in the sandbox's console, by the console's own name and label (`src/server/backend/sandbox/faults.ts`).
 */
export const faultLabels = {
  delay: 'The response is late',
  '401': '401: the session is over',
  refused: 'Refused with a status of 400 to 499',
  '429': '429: too many requests',
  unavailable: 'An HTML page with a status of 500 to 599',
  reset: 'The connection breaks; nothing is done',
  commitThenReset: 'The connection breaks after the work is done',
  version: 'The response names another version of the app',
} as const;

/** 'The next `times` calls to `call` get `fault`', as set in the console under /sandbox. */
export type SandboxFault = {
  /** An operationId of the contract, such as `addCard`. */
  readonly call: string;
  readonly fault: keyof typeof faultLabels;
  /** 1 by default. */
  readonly times?: number;
  readonly delayMs?: number;
  /** For `refused` and `unavailable`. */
  readonly status?: number;
  /** For `refused`. */
  readonly message?: string;
};

/** A switch of the console: how many times a payment requires 3-D Secure. */
export type SandboxChallenges = { readonly challenges: 1 | 2 | 3 };

/** Settings to make in the console before the person's last step, in this order. */
export type SandboxOrder = SandboxFault | SandboxChallenges;

/** A response that a browser test sends instead of the server. */
export type RouteAnswer = {
  /** The end of the call's path, such as `/cards/add`. */
  readonly call: string;
  /** `lost`: the connection breaks. */
  readonly answer: { readonly status: number; readonly json: unknown } | 'lost';
};

/** How an outcome is caused. */
export type Bringing =
  /** By itself, during the step before. There is nothing to do and nothing to see. */
  | { readonly by: 'itself' }
  /** By the person, in something that covers the app (the bank's check) and shows the text `over`. */
  | { readonly by: 'person'; readonly over?: string; readonly does: readonly Executor[] }
  /** By the server. `null`: it cannot, or need not, be configured that way. An empty list is a server that works. */
  | {
      readonly by: 'server';
      readonly sandbox: readonly SandboxOrder[] | null;
      readonly route: RouteAnswer | null;
    }
  | Unseen;

/** By the outcome's name; a function if it depends on what follows. */
export type Bringings = Readonly<Record<string, Bringing | ((next: Coming | null) => Bringing)>>;

/** Where a script starts. */
export type Opening = {
  /** The address to open. */
  readonly path: string;
  /** Its title on the screen, if the flow has another name elsewhere. */
  readonly title?: string;
  /** The demo account to sign in with; `null` for nobody. */
  readonly account: string | null;
  /** In how many other browsers the person then signs in as well; none by default. */
  readonly elsewhere?: number;
  /** The window is as narrow as a phone. */
  readonly narrow?: true;
  /** Settings to make in the console before the address is opened. */
  readonly orders?: readonly SandboxOrder[];
  /** Actions before the first step of the path. The last one starts the flow; without any, opening the page does. */
  readonly does: readonly Executor[];
};

/** Everything of one flow that only the outside can do. */
export type FlowExecutors = {
  /** By the name of the fixtures' input. An input without an entry has no screen of its own. */
  readonly openings: Readonly<Record<string, Opening>>;
  /** By the actor's path (`Step.to`), '' is the flow itself; made with `doings`. */
  readonly events: Readonly<Record<string, Doings>>;
  /** By the actor's path (`Step.settle`). */
  readonly outcomes: Readonly<Record<string, Bringings>>;
  /** Time in ms that passes before anybody looks. Actors that wait no longer than this end by themselves. */
  readonly passing?: number;
  /** Actors that run beside the screens as long as the flow does. Nobody waits for them. */
  readonly beside?: readonly string[];
  /** Why a tick does not matter for a script, or what the person waits for. */
  readonly waiting?: string;
};

/** Allows the event types of different charts in one record. */
export const doings = <TEvent extends { readonly type: string }>(of: DoingsOf<TEvent>): Doings =>
  of as Doings;

export const isUnseen = (one: object): one is Unseen => 'unseen' in one;
