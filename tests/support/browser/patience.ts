/** The timeout for what a test waits for, in ms. Generous, because two cores run everything. */
export const patienceMs = 15_000;
