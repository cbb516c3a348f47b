import { done, notFound } from '../http/answers';
import { forAnyone, type Operations } from '../http/operation';
import type { Services } from './services';

/**
 * Reports of the simulated card provider to the backend (D2.extensionGroups.sandbox). They need no session, because
 * intent ids cannot be guessed. A real provider has no such operation.
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
