import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { createBackend } from './backend/app';
import type { FromWorker, ToWorker, WorkerOptions } from './backend/start';
import { createMetrics } from './observe/metrics';

// Runs the embedded backend in a worker thread, so that its work never delays the gateway.

const port = parentPort;
if (!port) throw new Error('This file runs as a worker of src/server/backend/start.ts');
const tell = (message: FromWorker): void => {
  port.postMessage(message);
};

try {
  const { measured = false, ...options } = workerData as WorkerOptions;
  const metrics = measured ? createMetrics('backend', { process: false }) : null;
  const app = await createBackend({ ...options, ...(metrics && { metrics }) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  port.on('message', (asked: ToWorker) => {
    if (asked === 'measure') {
      void Promise.resolve(metrics?.read() ?? []).then((numbers) =>
        tell({ kind: 'measured', measured: numbers }),
      );
      return;
    }
    void app.close().then(() => {
      tell({ kind: 'closed' });
      port.close();
    });
  });
  tell({ kind: 'listening', origin });
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
