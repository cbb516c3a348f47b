import { Worker } from 'node:worker_threads';
import type { Measured } from '../observe/metrics';
import { describeError } from '../observe/safe-error.ts';
import type { BackendOptions } from './app';

/** What the worker is asked. */
export type ToWorker = 'close' | 'measure';

/** What the worker tells. */
export type FromWorker =
  | { readonly kind: 'listening'; readonly origin: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'closed' };

/** What the worker is given; nothing in it is bound to the thread that it came from. */
export type WorkerOptions = Omit<BackendOptions, 'clock' | 'logStream' | 'metrics'> & {
  /** Whether it counts what `measure` asks for. */
  readonly measured?: boolean;
};

export type StartOptions = WorkerOptions & {
  /**
   * The worker's file: `dist/server/backend-worker.js`, or while developing `src/build/run.mjs` with
   * `arguments: ['src/server/backend-worker.ts']`.
   */
  readonly file: string;
  readonly arguments?: readonly string[];
  /** Called when the backend ends without having been closed. @param message says so, and why; for the log */
  readonly onEnd?: (message: string) => void;
};

export type RunningBackend = {
  /** Its address on loopback, without a slash at the end. */
  readonly origin: string;
  /** What it has counted so far; nothing unless `measured`. Never answers once it has ended. */
  readonly measure: () => Promise<Measured>;
  /** Answers what is under way, closes the database and lets go of the data folder. */
  close(): Promise<void>;
};

/**
 * Starts the embedded backend in a worker thread on a free loopback port.
 *
 * @throws with the backend's own words when it cannot start, such as the data folder being in use
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
