/** How a simulated challenge ended, as POST /sandbox/intents/{id} accepts it. */
export type SandboxOutcome = 'succeeded' | 'failed' | 'canceled';

/** Reports to the backend how a simulated challenge ended; rejects if that fails. */
export type SandboxReport = (intentId: string, outcome: SandboxOutcome) => Promise<void>;
