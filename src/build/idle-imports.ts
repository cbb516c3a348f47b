import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What a chunk asks for first of all, without taking anything from it: the bundler's own functions. */
const IDLE = /^import ?["']\.\/(rolldown-runtime-[\w-]+\.js)["'];/;

/**
 * The bundler lets a chunk ask for its own functions as soon as the chunk might need one, and leaves it at that where the
 * chunk then uses none: the first load would be one more file. As many blanks stand in, so that the source map stays true.
 */
export function withoutIdleImports(): Plugin {
  return {
    name: 'cabrank:without-idle-imports',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    generateBundle: {
      // Before what is written of the imports: what to ask for ahead, and the manifest.
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const [statement = '', file] = IDLE.exec(chunk.code) ?? [];
          if (file === undefined) continue;
          chunk.code = chunk.code.replace(statement, (idle) => ' '.repeat(idle.length));
          chunk.imports = chunk.imports.filter((name) => basename(name) !== file);
        }
      },
    },
  };
}
