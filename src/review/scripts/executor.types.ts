import type { AnyMachineSnapshot } from 'xstate';

/*
 * How the steps of a path are done outside the charts, as data: test scripts write it down for people, and the
 * executors of the browser do it by role and name.
 */

/** One thing that a person does with one control, which is found by its role and its accessible name. */
export type Executor = {
  readonly role: 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'searchbox' | 'switch' | 'textbox';
  /** The control's accessible name, from the messages. */
  readonly name: string;
  /** The name of the dialog that it stands in, where the screen has other controls of the same name. */
  readonly within?: string;
  /** `check` and `uncheck` leave a control that is so already as it is; `select` takes the option named `value`. */
  readonly act: 'press' | 'fill' | 'check' | 'uncheck' | 'select';
  /** For `fill` and `select`. Nothing is a field that is emptied. */
  readonly value?: string;
};

/** How an actor is going to end, by its path below the root and the outcome's name in the fixtures (`Step.settle`). */
export type Coming = { readonly actor: string; readonly outcome: string };

/** Why nobody can bring something about: for whoever wonders where its script is. */
export type Unseen = { readonly unseen: string };

/**
 * What a person does so that the chart is sent an event. `coming` is how actors end from here on, up
 * to the next event of this type: the number of a card decides how its checks end. `now` is the flow's snapshot before
 * it: what a form refuses by itself is not sent.
 */
export type Doing<TEvent> = (
  event: TEvent,
  coming: readonly Coming[],
  now: AnyMachineSnapshot,
) => readonly Executor[] | Unseen;

/** By event type; what a type lacks that the chart takes is sent by no person. */
export type Doings = Readonly<Partial<Record<string, Doing<never>>>>;

type DoingsOf<TEvent extends { readonly type: string }> = {
  readonly [TType in TEvent['type']]?: Doing<Extract<TEvent, { readonly type: TType }>>;
};

/** The faults that the sandbox's console offers, by the console's own name and label (`src/server/backend/sandbox/faults.ts`). */
export const faultLabels = {
  delay: 'The answer comes late',
  '401': '401: the session is over',
  refused: 'Refused with a status of 400 to 499',
  '429': '429: too many requests',
  unavailable: 'An HTML page with a status of 500 to 599',
  reset: 'The connection breaks; nothing is done',
  commitThenReset: 'The connection breaks after the work is done',
} as const;

/** 'The next `times` calls to `call` get `fault`', as it is asked for in the console under /sandbox. */
export type SandboxFault = {
  /** An operationId of the contract, such as `addCard`. */
  readonly call: string;
  readonly fault: keyof typeof faultLabels;
  /** 1 unless given. */
  readonly times?: number;
  readonly delayMs?: number;
  /** For `refused` and `unavailable`. */
  readonly status?: number;
  /** For `refused`. */
  readonly message?: string;
};

/** A switch of the console: how many times a payment asks for 3-D Secure. */
export type SandboxChallenges = { readonly challenges: 1 | 2 | 3 };

/** What is set up in the console before the person's last step, in this order. */
export type SandboxOrder = SandboxFault | SandboxChallenges;

/** What a browser's test answers in the place of the server. */
export type RouteAnswer = {
  /** The end of the call's path, such as `/cards/add`. */
  readonly call: string;
  /** `lost`: the connection breaks. */
  readonly answer: { readonly status: number; readonly json: unknown } | 'lost';
};

/** How an outcome is brought about. */
export type Bringing =
  /** By itself, within the moment that the step before takes: nothing is done and nothing seen. */
  | { readonly by: 'itself' }
  /** By the person, in something that stands over the app (the bank's check) and says `over`. */
  | { readonly by: 'person'; readonly over?: string; readonly does: readonly Executor[] }
  /** By the server; `null`: the one cannot, or need not, be told to. An empty list is a server that just works. */
  | {
      readonly by: 'server';
      readonly sandbox: readonly SandboxOrder[] | null;
      readonly route: RouteAnswer | null;
    }
  | Unseen;

/** By the outcome's name; a function where it depends on what comes after it. */
export type Bringings = Readonly<Record<string, Bringing | ((next: Coming | null) => Bringing)>>;

/** Where a script begins. */
export type Opening = {
  /** The address that is opened. */
  readonly path: string;
  /** What it is called on the screen, where the flow is called otherwise elsewhere. */
  readonly title?: string;
  /** The demo account that is signed in; `null` for nobody. */
  readonly account: string | null;
  /** What is done there before the first step of the path. */
  readonly does: readonly Executor[];
};

/** Everything of one flow that only the outside can do. */
export type FlowExecutors = {
  /** By the name of the fixtures' input. An input that is missing is shown by no screen of its own. */
  readonly openings: Readonly<Record<string, Opening>>;
  /** By the actor's path (`Step.to`), '' is the flow itself; made with `doings`. */
  readonly events: Readonly<Record<string, Doings>>;
  /** By the actor's path (`Step.settle`). */
  readonly outcomes: Readonly<Record<string, Bringings>>;
  /** So many ms are over before anybody looks: what waits no longer comes by itself. */
  readonly passing?: number;
  /** Why a tick is no matter for a script, or what the person waits for. */
  readonly waiting?: string;
};

/** Lets the doings of one chart's events stand beside those of another's. */
export const doings = <TEvent extends { readonly type: string }>(of: DoingsOf<TEvent>): Doings =>
  of as Doings;

export const isUnseen = (one: object): one is Unseen => 'unseen' in one;
