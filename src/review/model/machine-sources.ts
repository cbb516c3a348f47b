import placeholder from '../../../machines/placeholder.ts?raw';
import { standalone } from './standalone';

const sources: Record<string, string> = import.meta.glob('../../../machines/*/*/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The text of each flow's machine file, by the flow's name, in a form that needs no other file. */
export const machineSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sources).map(([path, source]) => [
    path.replace(/^.*\/|\.machine\.ts$/gu, ''),
    standalone(source, placeholder),
  ]),
);
