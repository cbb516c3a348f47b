import { readdirSync } from 'node:fs';
import { provisionFiles } from '../support/charts/provision-files';

/** What has effects, or decides about them. */
const FOLDERS = ['src/domain', 'src/api', 'src/payments'] as const;

/** Left out below these folders: nothing that a person's data or money depends on. */
const LEFT_OUT: readonly RegExp[] = [
  // Lists of fields and addresses without a condition; the contract tests hold every call against the contract.
  /^src\/api\/(?:calls|contract)\//u,
  // The codecs say in declarations what an answer looks like; `read.ts` reads by them and is in.
  /^src\/api\/codec\/(?!read\.ts$)/u,
  // The views of the simulator, which stand in for the provider's own in a demonstration.
  /^src\/payments\/simulator\/(?:card-element|card-entry|card-field|challenge-dialog|modal-choice|styles|texts|wallet-element)\.ts$/u,
];

/**
 * The mutators that are left out, and why:
 * - `StringLiteral` empties texts, which the tests of the screens hold; an outcome or an event is emptied as a whole by
 *   `ObjectLiteral`, and a call dropped by `ArrowFunction` and `BlockStatement`.
 * - `Regex` writes other patterns, of which most match the same of what there is; the tables of hostile addresses hold them.
 * - `OptionalChaining` makes no wrong effect but an error.
 */
export const LEFT_OUT_MUTATORS: readonly string[] = ['StringLiteral', 'Regex', 'OptionalChaining'];

/** Every file whose effects are mutated, by its path from the project's root. */
export const effectFiles = (): readonly string[] =>
  [
    ...provisionFiles(),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    ),
  ]
    .filter((file) => /\.tsx?$/u.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file)))
    .sort();
