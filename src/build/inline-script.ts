import { join } from 'node:path';
import { build } from 'vite';
import type { BuildLayout } from './layout';

/**
 * Compiles a file of `src/build/inline/*.ts` to an inline script: without imports, minified, and identical on every
 * build, because its hash is in the Content-Security-Policy.
 *
 * @param name file name without extension
 * @throws Error if the script needs more than one file
 */
export async function inlineScript(layout: BuildLayout, name: string): Promise<string> {
  const result = await build({
    root: layout.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(layout.root, 'src/build/inline', `${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((built) => ('output' in built ? built.output : []));
  const [chunk, ...more] = chunks;
  if (!chunk || chunk.type !== 'chunk' || more.length > 0)
    throw new Error(`${name} was not built as exactly one script`);
  return chunk.code.trim();
}
