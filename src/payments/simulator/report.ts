/** How a simulated challenge ended, as POST /sandbox/intents/{id} takes it. */
export type SandboxOutcome = 'succeeded' | 'failed' | 'canceled';

/** Tells the backend how a simulated challenge ended; rejects when it could not be told. */
export type SandboxReport = (intentId: string, outcome: SandboxOutcome) => Promise<void>;
