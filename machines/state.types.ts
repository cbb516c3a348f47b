/**
 * The metadata of every state: its view and its requirement. `requirement` is a key of `machines/requirements.md`
 * (`S4.logout.2`, `D4.7`), or `own` for a state that we added; the description then says why.
 */
export type StateMeta = { readonly screen: string; readonly requirement: string };
