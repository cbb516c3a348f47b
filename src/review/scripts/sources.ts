import type { ScriptSource } from './script.types';

/** What a flow's own folder says of a person's part in it; one that is played within others alone has no scripts. */
type ScriptsFile = { readonly scripts?: ScriptSource };

const files: Record<string, ScriptsFile> = import.meta.glob('../../features/*/*/*.scripts.ts', {
  eager: true,
});

/** What scripts are made of, by flow. */
export const sources: Readonly<Partial<Record<string, ScriptSource>>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, { scripts }]) =>
    scripts === undefined ? [] : [[path.replace(/^.*\/|\.scripts\.ts$/gu, ''), scripts] as const],
  ),
);
