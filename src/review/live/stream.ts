/**
 * How the running app reaches the review. The app in development tells the development server, over the connection
 * that Vite keeps open anyway; the server keeps what the newest pages told and hands it on as server-sent events, which
 * a page of another origin may read: the review runs from a server (or a folder) of its own. Nothing of it leaves the
 * machine, and only pages of this machine are answered.
 */

/** Where the development server tells of the running app. */
export const STREAM_PATH = '/__cabrank/live';

/** The name under which the app tells it the development server. */
export const STREAM_EVENT = 'cabrank:live';

/** Where the app in development is, unless somebody says otherwise. */
export const DEFAULT_STREAM = `http://localhost:5173${STREAM_PATH}`;

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/** Whether a page of that origin may read what the app tells: those of this machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL.test(origin);
