import { purposeOf } from './purpose';

const sources: Record<string, string> = import.meta.glob('../../../machines/*/*/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What each flow is for, by its name. */
export const purposes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sources).map(([path, source]) => [
    path.replace(/^.*\/|\.machine\.ts$/gu, ''),
    purposeOf(source),
  ]),
);
