import type { FaultCall } from './call';
import { cardCalls } from './calls-cards';
import { profileCalls } from './calls-profile';
import { startCalls } from './calls-start';

/** The 31 calls of section 7 of the specification, in its order. */
export const faultCalls: readonly FaultCall[] = [...startCalls, ...cardCalls, ...profileCalls];
