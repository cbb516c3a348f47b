import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The development server's extras: a change of a statechart reloads the page as a whole, because a running actor
 * cannot take over a new machine.
 *
 * @param root absolute path of the repository
 */
export function devServer(root: string): Plugin {
  const machines = join(root, 'machines') + sep;
  return {
    name: 'cabrank:dev-server',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.startsWith(machines)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
