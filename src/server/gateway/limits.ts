/** Connection limits of the gateway. Node's defaults are too generous for a public server. */

/** Time within which all headers must arrive (ms). */
export const HEADERS_TIMEOUT_MS = 5000;

/** Time within which the whole request must arrive (ms). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Interval at which connections are checked against these limits (ms). */
export const CONNECTIONS_CHECK_MS = 1000;

/** How long an idle connection is kept open (ms). Over HTTP/2 also how long a client has to ask for something. */
export const KEEP_ALIVE_MS = 5000;

/** A client that reads nothing of its response for this long is disconnected (ms). */
export const RESPONSE_STALL_MS = 9000;

/**
 * The same for one response over HTTP/2 (ms). Longer, because the responses of a connection share it: on a slow line,
 * it takes longer until the progress of any one of them can be seen.
 */
export const STREAM_STALL_MS = 30_000;

/** Requests at the same time on one HTTP/2 connection. A page of the app needs a third of it. */
export const STREAMS_COUNT = 100;

/** Invalid frames on one HTTP/2 connection. A browser sends none. */
export const INVALID_FRAMES_COUNT = 100;

/** Total size of a request's headers (bytes). */
export const HEADERS_BYTES = 16 * 1024;

/** Number of headers in a request. Browsers and the proxies in front of the gateway need a third of it. */
export const HEADERS_COUNT = 100;

/** Largest body that is proxied (bytes). */
export const BODY_BYTES = 1024 * 1024;

/** How long the backend may take to start its response, or pause within it (ms). The app times out after 30 s. */
export const BACKEND_TIMEOUT_MS = 35_000;

/** How long the backend may take to answer the readiness probe (ms). */
export const READINESS_TIMEOUT_MS = 3000;

/** How long the result of the readiness probe is cached (ms). */
export const READINESS_VALID_MS = 1000;

/** Largest telemetry message (bytes). */
export const TELEMETRY_BYTES = 16 * 1024;

/** Telemetry messages per minute from one address, which many people may share. */
export const TELEMETRY_PER_MINUTE = 120;
