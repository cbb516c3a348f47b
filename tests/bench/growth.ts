import type { Modules, Weighed } from './weigh';

/** The figures that stand beside the budgets: what each load weighed when they were written. */
export type Kept = Readonly<Record<string, { readonly brotli: number; readonly modules: Modules }>>;

/** How many modules are named. */
const MOST = 8;
/** Less than this many bytes is what any change of a name does. */
const NOTABLE_BYTES = 40;

const inKib = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${(Math.abs(bytes) / 1024).toFixed(1)} KiB`;

/**
 * What of a load has grown since its figures were kept, the most first, in minified KiB:
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

/** The figures as text, the same for the same build: a line for each load. */
export function keptText(weighed: readonly Weighed[]): string {
  const lines = weighed.map(
    ({ name, brotli, modules }) => `  ${JSON.stringify(name)}: ${JSON.stringify({ brotli, modules })}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
