import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../src/server/backend/start';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabrank-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a worker that says it listens and, once it is asked something, does something else. Answers what is told of its end. */
async function endOf(name: string, then: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  const listening = "parentPort.postMessage({ kind: 'listening', origin: 'http://127.0.0.1:9' });";
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';\nparentPort.once('message', () => {\n${then}\n});\n${listening}\n`,
  );
  return new Promise((resolve, reject) => {
    startBackend({ file, storage: { kind: 'memory' }, onEnd: resolve }).then(
      (backend) => void backend.measure(),
      reject,
    );
  });
}

describe('a backend that ends after it has started', () => {
  it('reports the error that ended it', async () => {
    const told = await endOf('error', "throw new Error('No space left');");
    expect(told).toMatch(/^The embedded backend ended unexpectedly\. Error: No space left\n +at /u);
  });

  it('reports its exit code if nothing was thrown', async () => {
    const told = await endOf('exit', 'process.exit(3);');
    expect(told).toBe('The embedded backend ended unexpectedly. Exit code 3.');
  });
});
