/** What the gateway grants a connection; Node's own defaults are too generous for a public server. */

/** All headers must have come after this long (ms). */
export const HEADERS_TIMEOUT_MS = 5000;

/** A whole request must have come after this long (ms). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** How often connections are checked against the two above (ms). */
export const CONNECTIONS_CHECK_MS = 1000;

/** An idle connection is kept this long (ms). */
export const KEEP_ALIVE_MS = 5000;

/** A client that takes nothing of its answer for this long is let go (ms). */
export const RESPONSE_STALL_MS = 9000;

/** All headers of a request together (bytes). */
export const HEADERS_BYTES = 16 * 1024;

/** So many headers may a request have; browsers and the proxies before us need a third of it. */
export const HEADERS_COUNT = 100;

/** The largest body that is passed on (bytes). */
export const BODY_BYTES = 1024 * 1024;

/** How long the backend may take to begin its answer (ms); the app itself gives up after 30 s. */
export const BACKEND_TIMEOUT_MS = 35_000;

/** How long the backend may take to say that it is there (ms). */
export const READINESS_TIMEOUT_MS = 3000;

/** How long what it said holds (ms). */
export const READINESS_VALID_MS = 1000;

/** The largest message that the app may tell of itself in (bytes). */
export const TELEMETRY_BYTES = 16 * 1024;

/** So many of them a minute from one address: many people may share one. */
export const TELEMETRY_PER_MINUTE = 120;
