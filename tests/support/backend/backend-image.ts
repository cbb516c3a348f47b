import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seed } from '../../../src/server/backend/seeds/seed';
import { openEmbedded } from '../../../src/server/backend/storage/embedded';
import { quickenPasswords } from './quick-passwords';

/** When the test backends' demo accounts were created. Their clocks start at this time. */
export const SEEDED_AT = new Date('2026-11-20T10:00:00Z');

const sources = ['storage', 'seeds', 'services'].map((folder) => join('src/server/backend', folder));

/** A fingerprint of everything that determines a new database with the demo accounts. */
export async function sourcesFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(SEEDED_AT.toISOString());
  for (const folder of sources) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  hash.update(await readFile('tests/support/backend/quick-passwords.ts'));
  return hash.digest('hex').slice(0, 16);
}

async function build(): Promise<Blob> {
  const database = await openEmbedded({ kind: 'memory' });
  await seed(database.db, SEEDED_AT);
  await quickenPasswords(database.db);
  const image = await database.image();
  await database.close();
  return image;
}

/**
 * A database image with the demo accounts, for each test file's own backend to load. It is created once per version
 * of the backend's sources, because migrating and hashing take seconds and loading does not.
 */
export async function backendImage(): Promise<Blob> {
  const file = join('.artifacts', `backend-${await sourcesFingerprint()}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const image = await build();
    // Several workers may do this at once. Each writes its own file, and the last rename wins.
    const own = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(own, Buffer.from(await image.arrayBuffer()));
    await rename(own, file);
    return image;
  }
}
