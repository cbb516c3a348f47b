/**
 * How the running app reaches the review. The app in development sends messages to the development server over Vite's
 * existing connection. The server keeps those of the newest pages and serves them as server-sent events, which a page
 * of another origin may read, because the review runs from a server (or a folder) of its own. Nothing leaves the
 * machine, and only pages of this machine are served.
 */

/** The path of the stream on the development server. */
export const STREAM_PATH = '/__cabrank/live';

/** The event by which the app sends messages to the development server. */
export const STREAM_EVENT = 'cabrank:live';

/** The default address of the app in development. */
export const DEFAULT_STREAM = `http://localhost:5173${STREAM_PATH}`;

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/** Whether a page of that origin may read the app's messages: only pages of this machine may. */
export const isLocalOrigin = (origin: string): boolean => LOCAL.test(origin);
