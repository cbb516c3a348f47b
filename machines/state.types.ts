/**
 * What every state says of itself: the view that shows it and the requirement it comes from.
 * `S4.logout.2` = specification: section, bold heading, bullet; `D4.7` = decisions; `own` = ours, the reason in the description.
 */
export type StateMeta = { readonly screen: string; readonly requirement: string };
