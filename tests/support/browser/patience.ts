/** How long a page may take to show what a test waits for (ms); generous, because two cores run everything. */
export const patienceMs = 15_000;
