import { Worker } from 'node:worker_threads';
import type { Measured } from '../observe/metrics';
import { describeError } from '../observe/safe-error.ts';
import type { BackendOptions } from './app';

/** Messages to the worker. */
export type ToWorker = 'close' | 'measure';

/** Messages from the worker. */
export type FromWorker =
  | { readonly kind: 'listening'; readonly origin: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'closed' };

/** Options of the worker. Everything in them can be cloned to another thread. */
export type WorkerOptions = Omit<BackendOptions, 'clock' | 'logStream' | 'metrics'> & {
  /** Whether to collect the metrics that `measure` returns. */
  readonly measured?: boolean;
};

export type StartOptions = WorkerOptions & {
  /**
   * The worker's file: `dist/server/backend-worker.js`, or in development `src/build/run.mjs` with `arguments:
   * ['src/server/backend-worker.ts']`.
   */
  readonly file: string;
  readonly arguments?: readonly string[];
  /** Called if the backend ends without having been closed. @param message the reason, for the log */
  readonly onEnd?: (message: string) => void;
};

export type RunningBackend = {
  /** Its origin on loopback, without a trailing slash. */
  readonly origin: string;
  /** Returns the metrics so far; empty unless `measured` is set. Never resolves once the backend has ended. */
  readonly measure: () => Promise<Measured>;
  /** Finishes the calls in progress, closes the database and releases the data folder. */
  close(): Promise<void>;
};

/**
 * Starts the embedded backend in a worker thread on a free loopback port.
 *
 * @throws with the backend's message if it cannot start, for example because the data folder is in use
 */
export function startBackend({
  file,
  arguments: argv,
  onEnd,
  ...options
}: StartOptions): Promise<RunningBackend> {
  const worker = new Worker(file, { workerData: options, argv: [...(argv ?? [])] });
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve));
  const ask = (what: ToWorker): void => worker.postMessage(what);
  let failure: unknown = null;
  let closing = false;

  return new Promise((resolve, reject) => {
    worker.on('error', (error) => {
      failure = error;
      reject(error);
    });
    worker.once('exit', () => reject(new Error('The embedded backend ended before it was ready')));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') reject(new Error(message.message));
      if (message.kind !== 'listening') return;
      void ended.then((code) => {
        const reason = failure === null ? `Exit code ${code}.` : describeError(failure);
        if (!closing) onEnd?.(`The embedded backend ended unexpectedly. ${reason}`);
      });
      resolve({
        origin: message.origin,
        measure: () =>
          new Promise((measured) => {
            const hear = (answer: FromWorker): void => {
              if (answer.kind !== 'measured') return;
              worker.off('message', hear);
              measured(answer.measured);
            };
            worker.on('message', hear);
            ask('measure');
          }),
        close: () => {
          closing = true;
          ask('close');
          return ended.then(() => undefined);
        },
      });
    });
  });
}
