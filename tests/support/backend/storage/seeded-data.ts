import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../../../src/server/backend/storage/embedded';
import { quickenPasswords } from '../quick-passwords';
import { startServer } from '../start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a server that was started once and stopped again. Each test file uses a copy. */
    seededData: string;
  }
}

/** Seeds the demo data once for all browser tests, because that takes longer than a test. */
export default async function seedOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-seeded-'));
  const server = await startServer({ dataDir });
  await server.stop();
  const database = await openEmbedded({ kind: 'folder', path: dataDir });
  await quickenPasswords(database.db);
  await database.close();
  provide('seededData', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}
