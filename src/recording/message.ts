import type { StateValue } from 'xstate';

/**
 * A value in a message: the value itself if the allow-list permits it, otherwise the mark of its kind (`‹string›`).
 */
export type Shown = string | number | boolean | null | ShownFields;

export type ShownFields = { readonly [field: string]: Shown };

type MessageBase = {
  /** The page load, counted from 1 by the collector. */
  readonly page: number;
  /** Numbers the messages of one page in the order in which things happened. */
  readonly order: number;
  /** Ms since the page began. */
  readonly at: number;
};

/** A page was loaded. Its earlier messages no longer apply. */
export type PageBegun = MessageBase & { readonly kind: 'page' };

/** An actor was created. */
export type ActorMade = MessageBase & {
  readonly kind: 'actor';
  /** Its number on this page, from 1. */
  readonly actor: number;
  /** The number of the chart that invoked it; `null` for a root. */
  readonly parent: number | null;
  /** Its id and `src`, as in its parent's chart; empty for a root. */
  readonly id: string;
  readonly src: string;
  /** The name of its chart; `null` for a promise or a callback, which has no further messages. */
  readonly machine: string | null;
  readonly input: ShownFields;
};

/** A chart handled an event. Contains its new state. */
export type StepTaken = MessageBase & {
  readonly kind: 'step';
  /**
   * The order number at which it finished handling the event that began at `order`. Everything in between resulted
   * from it.
   */
  readonly ended: number;
  readonly actor: number;
  /** The number of the actor that sent the event; `null` if no actor did (a view, the app). */
  readonly from: number | null;
  readonly event: ShownFields & { readonly type: string };
  /** The keys of the branches taken (`keyOf`), transient ones included. Empty if no transition handled the event. */
  readonly branches: readonly string[];
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: string;
  readonly context: ShownFields;
};

/** A message from the running app to the review. It contains no secrets: see `serialise.ts`. */
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

/** Returns why a value is not a message, in a few words; `null` for a message. */
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
