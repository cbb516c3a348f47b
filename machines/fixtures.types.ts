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
 * How one leaf actor (a promise, a callback, or a stubbed child machine) ends: with an output, or with an error that
 * the invoke's `onError` handles.
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

/** Outcomes by actor `src` and then by a descriptive name (`saved`, `paymentRequired`, `offline`). */
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

/** The ids of a machine's states, without the machine's own id: `open`, `open.sending`. */
type StateIdOf<TMachine extends AnyStateMachine> =
  SnapshotFrom<TMachine> extends { readonly value: infer TValue }
    ? StateValue extends TValue
      ? string
      : IdsIn<TValue>
    : never;

/** Events that the chart ignores on purpose while it is in these states. */
export type Ignored<TMachine extends AnyStateMachine> = {
  readonly events: readonly EventFromLogic<TMachine>['type'][];
  readonly in: readonly StateIdOf<TMachine>[];
  /** The reason, unless the description of the state gives it. */
  readonly why?: string;
};

/**
 * What the tests, the flow review and the gallery use to run a chart. `<flow>.fixtures.ts` exports `fixtures = {…}
 * satisfies FlowFixtures<typeof cardAddMachine>` (with a type import of the machine).
 *
 * A walk tries every input, every event in every state that handles its type, every outcome of every running actor,
 * and every delay. Give just enough variants to take each guarded branch: a walk visits the product of all
 * distinctions.
 */
export type FlowFixtures<TMachine extends AnyStateMachine> = {
  /** By name; `{ default: undefined }` for a machine without input. */
  readonly inputs: Readonly<Record<string, InputFrom<TMachine>>>;
  /** Every event that a view, a parent, an app-wide actor or a callback can send, in each variant that matters. */
  readonly events: readonly EventFromLogic<TMachine>[];
  /**
   * The types in `events` that only a parent chart sends. A walk sends them only if this chart is the root; otherwise
   * the parent that runs it sends them. For the same reason a parent's `events` contain no reports of a child that
   * actually runs, unless the report can arrive at any moment.
   */
  readonly fromParent?: readonly EventFromLogic<TMachine>['type'][];
  /**
   * Events that are sent and ignored on purpose. A run fails if a state neither handles nor lists an event. The tests
   * fail if an entry is wrong, or if no scenario of the flow's spec sends the event.
   */
  readonly ignores?: readonly Ignored<TMachine>[];
  /**
   * Promises: every way they end, including rejections. Callbacks, which never end by themselves: the error that
   * their `onError` handles (`{ crashed: { reject: … } }`). Child machines that actually run: only their crash, as
   * above. Stubbed child machines (those of `app`): outputs and crash.
   */
  readonly outcomes: ActorOutcomes<TMachine>;
  /**
   * Returns the part of the context that guards and delays read. Needed if the context grows without bound (lists,
   * counters): two snapshots with the same state and equal results count as one. By default the whole context counts.
   * The result must be JSON.
   */
  readonly distinguish?: (context: ContextFrom<TMachine>) => unknown;
  /**
   * Limits the walk of charts whose parallel states multiply. A snapshot for which this returns `false` is checked,
   * but the walk does not continue from it.
   */
  readonly within?: (snapshot: SnapshotFrom<TMachine>) => boolean;
};
