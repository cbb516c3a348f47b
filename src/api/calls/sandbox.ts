import type { CallOptions, Client } from '../client';
import { at } from '../path';
import type { Wire } from '../wire';

/** Reports to the embedded backend how a simulated challenge ended (Ext `sandbox`). Shows no notices. */
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
