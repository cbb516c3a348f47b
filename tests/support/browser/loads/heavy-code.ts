import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildLayout } from '../../../../src/build/layout';

/** Code that only some steps of a wizard need, by its modules. */
const HEAVY = {
  'phone metadata': /libphonenumber/,
  zxcvbn: /[\\/]zxcvbn[\\/]/,
  Stripe: /[\\/]@stripe[\\/]|src\/payments\/(?!access\.ts|load\.ts)/,
  wallet: /src\/features\/registration\/steps\/wallet-|src\/payments\/(?:wallet|simulator\/wallet-element)\./,
} as const;

export type Heavy = keyof typeof HEAVY;

/**
 * The heavy parts in a chunk of the build.
 *
 * @param file its path in `dist/client`, or its address
 */
export function heavyIn({ sourceMaps }: BuildLayout, file: string): readonly Heavy[] {
  const map = join(sourceMaps, `${basename(file)}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] };
  return Object.entries(HEAVY).flatMap(([heavy, pattern]) =>
    sources.some((source) => pattern.test(source)) ? [heavy as Heavy] : [],
  );
}
