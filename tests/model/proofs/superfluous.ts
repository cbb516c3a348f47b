/** By flow: fixtures that change nothing of a walk, and why they are kept. */
export const keptAllTheSame: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
