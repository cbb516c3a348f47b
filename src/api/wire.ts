import type { components } from './contract/schema';

/** The contract's types by name. */
export type Wire = components['schemas'];

type FormField<T> = T extends '0' | '1' ? boolean : T extends readonly string[] ? readonly string[] : T;

/**
 * What a call passes to the client for a form of the contract: booleans for 1 and 0, lists without `[]`, null
 * for an empty field.
 */
export type FormOf<Name extends keyof Wire> = {
  readonly [K in keyof Wire[Name] as K extends `${infer Base}[]` ? Base : K]: undefined extends Wire[Name][K]
    ? FormField<Exclude<Wire[Name][K], undefined>> | null | undefined
    : FormField<Wire[Name][K]>;
};
