import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildLayout } from '../../../src/build/layout';

/** What only some steps of a wizard need, by the modules that it consists of. */
const HEAVY = {
  'phone metadata': /libphonenumber/,
  zxcvbn: /[\\/]zxcvbn[\\/]/,
  Stripe: /[\\/]@stripe[\\/]|src\/payments\/(?!access\.ts|load\.ts)/,
  wallet: /src\/features\/registration\/steps\/wallet-|src\/payments\/(?:wallet|simulator\/wallet-element)\./,
} as const;

export type Heavy = keyof typeof HEAVY;

/**
 * Which of the heavy parts a chunk of the build brings.
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
