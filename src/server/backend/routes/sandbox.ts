import { done, notFound } from '../http/answers';
import { forAnyone, type Operations } from '../http/operation';
import type { Services } from './services';

/**
 * What the simulated card provider tells the backend (D2.extensionGroups.sandbox); intent ids cannot be guessed. With a
 * real provider there is nothing to tell.
 */
export function sandboxOperations({ simulator }: Services): Operations {
  if (!simulator) return {};
  return {
    settleSandboxIntent: forAnyone<'settleSandboxIntent'>(async ({ params, body }) => {
      if (!(await simulator.settle(params.id ?? '', body.outcome))) throw notFound();
      return done();
    }),
  };
}
