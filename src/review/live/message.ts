import type { StateValue } from 'xstate';

/** What is told of a value: itself where the allow-list says so, otherwise the mark of its kind (`‹string›`). */
export type Shown = string | number | boolean | null | ShownFields;

export type ShownFields = { readonly [field: string]: Shown };

type MessageBase = {
  /** Which load of which page: counted from 1 by whoever collects. */
  readonly page: number;
  /** Counts what one page tells, in the order in which it came about. */
  readonly order: number;
  /** Ms since the page began. */
  readonly at: number;
};

/** A page was loaded: what it told before is over. */
export type PageBegun = MessageBase & { readonly kind: 'page' };

/** An actor was made. */
export type ActorMade = MessageBase & {
  readonly kind: 'actor';
  /** Its number on this page, from 1. */
  readonly actor: number;
  /** The number of the chart that invoked it; `null` for a root. */
  readonly parent: number | null;
  /** Under which id, from which `src`, as its parent's chart says; empty for a root. */
  readonly id: string;
  readonly src: string;
  /** The name of the chart that it runs; `null` for a promise or a callback, of which nothing more is told. */
  readonly machine: string | null;
  readonly input: ShownFields;
};

/** A chart took an event, and this is where it is now. */
export type StepTaken = MessageBase & {
  readonly kind: 'step';
  /** Where in the order it was done with the event, which began at `order`: what lies between came of it. */
  readonly ended: number;
  readonly actor: number;
  /** The number of the actor that sent the event; `null` where no actor did (a view, the app). */
  readonly from: number | null;
  readonly event: ShownFields & { readonly type: string };
  /** The keys of the branches taken (`keyOf`), the transient ones included; none for an event that nothing takes. */
  readonly branches: readonly string[];
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: string;
  readonly context: ShownFields;
};

/** What the running app tells the review. There is no secret in it: see `serialise.ts`. */
export type LiveMessage = PageBegun | ActorMade | StepTaken;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShown = (value: unknown): value is Shown =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (isFields(value) && Object.values(value).every(isShown));

const isShownFields = (value: unknown): value is ShownFields => isFields(value) && isShown(value);

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isFields(value) && Object.values(value).every(isStateValue));

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isNumberOrNull = (value: unknown): boolean => value === null || isCount(value);

const shapes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  page: {},
  actor: {
    actor: isCount,
    parent: isNumberOrNull,
    id: isText,
    src: isText,
    machine: (value) => value === null || isText(value),
    input: isShownFields,
  },
  step: {
    ended: isCount,
    actor: isCount,
    from: isNumberOrNull,
    event: (value) => isShownFields(value) && isText(value['type']),
    branches: isTexts,
    value: isStateValue,
    tags: isTexts,
    status: isText,
    context: isShownFields,
  },
};

/** What is wrong with something that should be a message, in a few words; `null` for a message. */
export function faultOf(value: unknown): string | null {
  if (!isFields(value)) return 'it is no object';
  const { kind } = value;
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  if (!shape) return `its kind is ${JSON.stringify(kind)}`;
  const all = { page: isCount, order: isCount, at: isCount, ...shape };
  const wrong = Object.entries(all).find(([field, isRight]) => !isRight(value[field]));
  return wrong === undefined ? null : `its '${wrong[0]}' is ${JSON.stringify(value[wrong[0]])}`;
}

export const isMessage = (value: unknown): value is LiveMessage => faultOf(value) === null;
