/**
 * The metadata of every state: its view and its requirement. `requirement` is a key of `machines/requirements.md`
 * (`S4.logout.2`, `D4.7`), or `own` for a state that we added; the description then says why.
 */
export type StateMeta = {
  readonly screen: string;
  readonly requirement: string;
  /** What the person is told, before the press that leads there, that it may bring. */
  readonly next?: NextStep;
};

/** What a person should expect of a payment: it is charged, the bank may ask, the card may not work, and the end. */
export type NextStep = 'charge' | 'bank' | 'anotherCard' | 'done';

/** Why a branch refuses what a person asks for. `src/review/model/refusals.ts` has the sentence that they are told. */
export type Refusal = 'fields' | 'nickname' | 'card' | 'terms' | 'cardInUse' | 'incomplete' | 'lookOnly';

/**
 * The metadata of a branch that refuses a person. Another branch that does nothing says in its `description` why there
 * is nothing to tell.
 */
export type RefusalMeta = { readonly refusal: Refusal };
