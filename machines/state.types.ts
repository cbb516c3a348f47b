/**
 * What every state says of itself: the view that shows it and the requirement it comes from. `machines/requirements.md`
 * says each by its key (`S4.logout.2`, `D4.7`); `own` is ours, the reason in the description.
 */
export type StateMeta = { readonly screen: string; readonly requirement: string };
