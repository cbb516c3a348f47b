import type { Rule } from 'eslint';

export const directions: Readonly<Record<string, readonly string[]>>;
export const importDirections: Rule.RuleModule;
