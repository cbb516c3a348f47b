import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
  StateValue,
} from 'xstate';

/**
 * How one leaf actor (a promise, a callback, or a child machine that is stood in for) ends:
 * with an output, or with an error that its invoke's `onError` hears.
 */
export type Outcome<TOutput = unknown> = { readonly resolve: TOutput } | { readonly reject: unknown };

/** The actors that a machine declares in `setup({ actors })`: their `src` and logic. */
type ActorsOf<TMachine extends AnyStateMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? TActor
    : never;

/** Outcomes by actor `src` and then by a name that says what happened (`saved`, `paymentRequired`, `offline`). */
export type ActorOutcomes<TMachine extends AnyStateMachine> = {
  readonly [TActor in ActorsOf<TMachine> as TActor['src']]?: {
    readonly [name: string]: Outcome<OutputFrom<TActor['logic']>>;
  };
};

type IdsIn<TValue> = TValue extends string
  ? TValue
  : {
      [TKey in keyof TValue & string]: TKey | `${TKey}.${IdsIn<NonNullable<TValue[TKey]>>}`;
    }[keyof TValue & string];

/** The ids of a machine's states below the machine: `open`, `open.sending`. */
type StateIdOf<TMachine extends AnyStateMachine> =
  SnapshotFrom<TMachine> extends { readonly value: infer TValue }
    ? StateValue extends TValue
      ? string
      : IdsIn<TValue>
    : never;

/** Events that the chart does nothing about while it is in these states, on purpose. */
export type Ignored<TMachine extends AnyStateMachine> = {
  readonly events: readonly EventFromLogic<TMachine>['type'][];
  readonly in: readonly StateIdOf<TMachine>[];
  /** Where the description of the states does not say it. */
  readonly why?: string;
};

/**
 * What the tests, the flow review and the gallery play a chart with; `<flow>.fixtures.ts` exports
 * `fixtures = {…} satisfies FlowFixtures<typeof cardAddMachine>` (type import of the machine).
 *
 * A walk tries every input, every event wherever some state handles its type, every outcome wherever its actor
 * runs, and every delay. So the samples have to hold enough variants to take each guarded branch, and nothing more:
 * a walk visits the product of what is distinguished.
 */
export type FlowFixtures<TMachine extends AnyStateMachine> = {
  /** By name; `{ default: undefined }` for a machine without input. */
  readonly inputs: Readonly<Record<string, InputFrom<TMachine>>>;
  /** Every event that a view, a parent, an app-wide actor or a callback may send, in each variant that matters. */
  readonly events: readonly EventFromLogic<TMachine>[];
  /**
   * Types of `events` that nobody but a parent chart sends: a walk sends them when this chart is the root, and leaves
   * them to the parent where one runs. For the same reason a parent's `events` hold no report of a child that runs
   * for real, unless it may come at any moment.
   */
  readonly fromParent?: readonly EventFromLogic<TMachine>['type'][];
  /**
   * What is sent and rightly heard by nobody. An event that a state neither hears nor has here fails the play of the
   * chart; an entry that is not true, or that no sentence of the flow's spec sends, fails its tests.
   */
  readonly ignores?: readonly Ignored<TMachine>[];
  /**
   * Promises: every way they end, rejections included. Callbacks, which never end by themselves: what their
   * `onError` hears (`{ crashed: { reject: … } }`). Child machines that run for real: their crash only, as above;
   * child machines that are stood in for (those of `app`): outputs and crash.
   */
  readonly outcomes: ActorOutcomes<TMachine>;
  /**
   * The part of the context that decides what can happen next (what guards and delays read), for charts whose
   * context grows without bound (lists, counters): two snapshots with the same state and equal answers are one.
   * Without it the whole context counts. It must answer JSON.
   */
  readonly distinguish?: (context: ContextFrom<TMachine>) => unknown;
  /**
   * For charts whose parallel states multiply: a walk checks a snapshot outside of this, but does not go on from it.
   */
  readonly within?: (snapshot: SnapshotFrom<TMachine>) => boolean;
};
