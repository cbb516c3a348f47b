import type { FaultCall } from './call';
import { cardCalls } from './calls-cards';
import { profileCalls } from './calls-profile';
import { startCalls } from './calls-start';

/** The 31 calls (S7.calls), in order. */
export const faultCalls: readonly FaultCall[] = [...startCalls, ...cardCalls, ...profileCalls];
