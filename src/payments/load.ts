import { lateCode } from '../platform/late-code';
import type { PaymentsPort } from './port';
import type { SandboxReport } from './simulator/report';

export type PaymentsOptions = {
  /** The provider's public key, of the config; `pk_sandbox_…` is the simulator's. */
  readonly publicKey: string;
  /** Given where the backend lists the extension `sandbox`; real providers ignore it. */
  readonly report?: SandboxReport;
};

/** Whether a public key is the simulator's (D4.11). */
export const isSandboxKey = (publicKey: string): boolean => publicKey.startsWith('pk_sandbox_');

/**
 * The payments port that a public key asks for, each provider in a chunk of its own. Nothing is requested from the
 * provider before the port's own `load`.
 *
 * @throws when the chunk cannot be loaded
 */
export const loadPayments = async ({ publicKey, report }: PaymentsOptions): Promise<PaymentsPort> => {
  if (isSandboxKey(publicKey)) {
    const { createSimulatorPort } = await lateCode(() => import('./simulator/simulator-port'));
    return createSimulatorPort(report ? { report } : {});
  }
  const { createStripePort } = await lateCode(() => import('./stripe'));
  return createStripePort({ publicKey });
};
