import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { javascriptOf } from '../../../src/review/export/load-alone';

/** The project's folder of flows. Tests run from the project's root. */
const folder = 'machines';

const foldersIn = (parent: string): string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name));

/** The folder of each flow, `machines/<area>/<flow>`, by the flow's name. */
const folders = new Map(
  foldersIn(folder)
    .flatMap(foldersIn)
    .map((path) => [basename(path), path]),
);

/** The names of the flows' folders. */
export const flowFolders = (): string[] => [...folders.keys()].sort();

/** @throws Error if no flow has this name */
export function flowFolder(flow: string): string {
  const found = folders.get(flow);
  if (found === undefined) throw new Error(`The flow '${flow}' has no folder`);
  return found;
}

export const filesOf = (flow: string): string[] => readdirSync(flowFolder(flow)).sort();

export const sourceOf = (flow: string): string =>
  readFileSync(join(flowFolder(flow), `${flow}.machine.ts`), 'utf8');

/** The module that every machine file imports. */
export const placeholderSource = (): string => readFileSync(join(folder, 'placeholder.ts'), 'utf8');

/** The imports that remain once the types are removed. */
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

/** The invokes as written in the file. XState itself would add a missing id. */
export const invokesOf = (node: AnyStateNode): InvokeConfig[] =>
  [(node.config as { readonly invoke?: unknown }).invoke ?? []].flat();
