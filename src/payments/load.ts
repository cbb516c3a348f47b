import { lateCode } from '../platform/late-code';
import type { PaymentsPort } from './port';
import type { SandboxReport } from './simulator/report';

export type PaymentsOptions = {
  /** The provider's public key from the configuration; `pk_sandbox_…` selects the simulator. */
  readonly publicKey: string;
  /** Set if the backend lists the extension `sandbox`. Real providers ignore it. */
  readonly report?: SandboxReport;
};

/** Whether a public key belongs to the simulator (D4.11). */
export const isSandboxKey = (publicKey: string): boolean => publicKey.startsWith('pk_sandbox_');

/**
 * Loads the payments port for a public key. Each provider is a separate chunk. Nothing is requested from the provider
 * before the port's own `load`.
 *
 * @throws if the chunk cannot be loaded
 */
export const loadPayments = async ({ publicKey, report }: PaymentsOptions): Promise<PaymentsPort> => {
  if (isSandboxKey(publicKey)) {
    const { createSimulatorPort } = await lateCode(() => import('./simulator/simulator-port'));
    return createSimulatorPort(report ? { report } : {});
  }
  const { createStripePort } = await lateCode(() => import('./stripe'));
  return createStripePort({ publicKey });
};
