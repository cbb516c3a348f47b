import type { Environment } from './environment';

type Acting = {
  readonly self: { getSnapshot(): unknown };
  readonly event: { readonly type: string };
};

/**
 * Creates the action with which a chart reports an unexpected error, together with its state and the event.
 *
 * @param source the chart's name
 */
export const reportFailure =
  ({ adapters }: Pick<Environment, 'adapters'>, source: string) =>
  ({ self, event }: Acting, { error }: { readonly error: unknown }): void => {
    const { value } = self.getSnapshot() as { readonly value?: unknown };
    adapters.failures.report(source, error, { state: value, event: event.type });
  };
