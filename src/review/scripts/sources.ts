import type { ScriptSource } from './script.types';

/**
 * What a flow's own folder exports about a person's part. A flow that is played only within others has no scripts.
 */
type ScriptsFile = { readonly scripts?: ScriptSource };

const files: Record<string, ScriptsFile> = import.meta.glob('../../features/*/*/*.scripts.ts', {
  eager: true,
});

/** The sources of scripts, by flow. */
export const sources: Readonly<Partial<Record<string, ScriptSource>>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, { scripts }]) =>
    scripts === undefined ? [] : [[path.replace(/^.*\/|\.scripts\.ts$/gu, ''), scripts] as const],
  ),
);
