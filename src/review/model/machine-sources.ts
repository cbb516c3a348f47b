import placeholder from '../../../machines/placeholder.ts?raw';
import { standalone } from './standalone';

const sources: Record<string, string> = import.meta.glob('../../../machines/*/*/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameIn = (path: string): string => path.replace(/^.*\/|\.machine\.ts$/gu, '');

/** The area of each flow, by the flow's name. */
export const flowAreas: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(sources).map((path) => [nameIn(path), path.split('/').at(-3) ?? '']),
);

/** The text of each flow's machine file, by the flow's name, in a form that needs no other file. */
export const machineSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sources).map(([path, source]) => [nameIn(path), standalone(source, placeholder)]),
);
