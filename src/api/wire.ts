import type { components } from './contract/schema';

/** The shapes of the wire, by their names in the contract. */
export type Wire = components['schemas'];

type FormField<T> = T extends '0' | '1' ? boolean : T extends readonly string[] ? readonly string[] : T;

/**
 * What a call hands to the client for a form of the contract: booleans for 1 and 0, lists without `[]`, null for an
 * empty field.
 */
export type FormOf<Name extends keyof Wire> = {
  readonly [K in keyof Wire[Name] as K extends `${infer Base}[]` ? Base : K]: undefined extends Wire[Name][K]
    ? FormField<Exclude<Wire[Name][K], undefined>> | null | undefined
    : FormField<Wire[Name][K]>;
};
