import { readdirSync } from 'node:fs';
import { provisionFiles } from '../support/charts/provision-files';

/** Code that has effects or decides about them. */
const FOLDERS = ['src/domain', 'src/api', 'src/payments'] as const;

/** Excluded below these folders: code that neither a person's data nor money depends on. */
const LEFT_OUT: readonly RegExp[] = [
  // Lists of fields and addresses without conditions. The contract tests check every call against the contract.
  /^src\/api\/(?:calls|contract)\//u,
  // The codecs declare what a response looks like. `read.ts` interprets them and is included.
  /^src\/api\/codec\/(?!read\.ts$)/u,
  // The simulator's views, which replace the provider's own in a demonstration.
  /^src\/payments\/simulator\/(?:card-element|card-entry|card-field|challenge-dialog|modal-choice|styles|texts|wallet-element)\.ts$/u,
];

/**
 * The excluded mutators, with reasons:
 * - `StringLiteral` empties texts, which the screens' tests check. An outcome or an event is emptied as a whole by
 *   `ObjectLiteral`, and a call is dropped by `ArrowFunction` and `BlockStatement`.
 * - `Regex` writes other patterns, most of which match the same existing values. The tables of hostile addresses
 *   cover them.
 * - `OptionalChaining` causes an error, not a wrong effect.
 */
export const LEFT_OUT_MUTATORS: readonly string[] = ['StringLiteral', 'Regex', 'OptionalChaining'];

/** Every file whose effects are mutated, relative to the project's root. */
export const effectFiles = (): readonly string[] =>
  [
    ...provisionFiles(),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    ),
  ]
    .filter((file) => /\.tsx?$/u.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file)))
    .sort();
