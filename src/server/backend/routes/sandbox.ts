import { done, notFound } from '../http/answers';
import { forAnyone, type Operations } from '../http/operation';
import type { Services } from './services';

/** What the simulated card provider tells the backend (decisions 2, `sandbox`); intent ids cannot be guessed. */
export function sandboxOperations({ payments }: Services): Operations {
  return {
    settleSandboxIntent: forAnyone<'settleSandboxIntent'>(async ({ params, body }) => {
      if (!(await payments.settle(params.id ?? '', body.outcome))) throw notFound();
      return done();
    }),
  };
}
