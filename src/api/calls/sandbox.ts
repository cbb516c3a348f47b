import type { CallOptions, Client } from '../client';
import { at } from '../path';
import type { Wire } from '../wire';

/** Tells the embedded backend how the simulator's challenge ended (Ext `sandbox`); the customer hears nothing of it. */
export const settleSandboxIntent = async (
  client: Client,
  id: string,
  outcome: Wire['OutcomeForm']['outcome'],
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/sandbox/intents/{id}', { id }),
    method: 'post',
    data: { outcome },
    successNotice: false,
    errorNotice: false,
    ...options,
  });
};
