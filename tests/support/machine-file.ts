import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { javascriptOf } from '../../src/review/export/load-alone';

/** The project's folder of flows; tests run from the project's root. */
const folder = 'machines';

/** The names of the flows' folders. */
export const flowFolders = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export const filesOf = (flow: string): string[] => readdirSync(join(folder, flow)).sort();

export const sourceOf = (flow: string): string =>
  readFileSync(join(folder, flow, `${flow}.machine.ts`), 'utf8');

/** What the file imports at run time: its imports once the types are gone. */
export function valueImports(source: string): string[] {
  return ts.preProcessFile(javascriptOf(source)).importedFiles.map(({ fileName }) => fileName);
}

/** Every state node of the chart, its root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...(Object.values(node.states) as AnyStateNode[]).flatMap(collect),
  ];
  return collect(machine.root);
}

type InvokeConfig = {
  readonly id?: unknown;
  readonly src?: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
};

/** The invokes as the file writes them; XState itself would fill in an id that is missing. */
export const invokesOf = (node: AnyStateNode): InvokeConfig[] =>
  [(node.config as { readonly invoke?: unknown }).invoke ?? []].flat();
