import type { Modules, Weighed } from './weigh';

/** The sizes stored beside the budgets: those of each load when they were written. */
export type Kept = Readonly<Record<string, { readonly brotli: number; readonly modules: Modules }>>;

/** The number of modules to list. */
const MOST = 8;
/** Smaller changes in bytes result from any renaming. */
const NOTABLE_BYTES = 40;

const inKib = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${(Math.abs(bytes) / 1024).toFixed(1)} KiB`;

/**
 * The modules of a load that have grown since the sizes were stored, largest first, in minified KiB:
 * `src/routes/x.tsx +1.2 KiB`.
 */
export function grown({ name, modules }: Pick<Weighed, 'name' | 'modules'>, kept: Kept): readonly string[] {
  const before = kept[name]?.modules;
  if (before === undefined) return [];
  const changes = Object.entries(modules)
    .map(([module, bytes]) => ({ module, by: bytes - (before[module] ?? 0), isNew: !(module in before) }))
    .filter(({ by }) => by >= NOTABLE_BYTES)
    .sort((one, other) => other.by - one.by);
  const named = changes
    .slice(0, MOST)
    .map(({ module, by, isNew }) => `${module || 'the bundler'} ${inKib(by)}${isNew ? ' (new here)' : ''}`);
  const rest = changes.slice(MOST);
  const more = rest.reduce((total, { by }) => total + by, 0);
  return rest.length === 0 ? named : [...named, `${rest.length} more ${inKib(more)}`];
}

/** The sizes as text, deterministic for the same build: one line per load. */
export function keptText(weighed: readonly Weighed[]): string {
  const lines = weighed.map(
    ({ name, brotli, modules }) => `  ${JSON.stringify(name)}: ${JSON.stringify({ brotli, modules })}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
