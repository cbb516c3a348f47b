/** By flow and state (as JSON): why it is meant. */
export type ByDesign = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** States without a way out that are no `final` ones: there the flow has come to rest for good. */
export const rests: ByDesign = {};

/** States in which only time moves, and may move in circles without the person. */
export const circles: ByDesign = {};
