import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUse, holdFolder } from '../../../src/server/backend/storage/lock';

let base = '';
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'cabrank-lock-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function folder(...names: string[]): Promise<string> {
  const path = join(base, ...names);
  await mkdir(path, { recursive: true });
  return path;
}

describe('the lock of a data folder', () => {
  it('is held by one process until it is released', async () => {
    const path = await folder('one');
    const release = await holdFolder(path);
    await expect(holdFolder(path)).rejects.toThrow(FolderInUse);
    await expect(holdFolder(path)).rejects.toThrow(`in use by another process (process ${process.pid})`);
    await expect(holdFolder(path)).rejects.toThrow('DATA_DIR');
    await release();
    await (
      await holdFolder(path)
    )();
  });

  it('is separate for each folder, however long its path', async () => {
    const path = await folder('two', 'x'.repeat(120));
    const releases = [await holdFolder(path), await holdFolder(await folder('three'))];
    await expect(holdFolder(path)).rejects.toThrow(FolderInUse);
    for (const release of releases) await release();
  });

  it('does not outlive a process that was killed', async () => {
    const path = await folder('four');
    const holder = spawn(process.execPath, [
      '-e',
      `require('node:net').createServer().listen(${JSON.stringify(join(path, 'lock.sock'))}, () => console.log('held'))`,
    ]);
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = await holdFolder(path);
    await expect(holdFolder(path)).rejects.toThrow(FolderInUse);
    await release();
  });

  it('goes to one of several processes that find an abandoned lock at the same moment', async () => {
    const path = await folder('five');
    const holder = spawn(process.execPath, [
      '-e',
      `require('node:net').createServer().listen(${JSON.stringify(join(path, 'lock.sock'))}, () => console.log('held'))`,
    ]);
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const tries = await Promise.allSettled([holdFolder(path), holdFolder(path), holdFolder(path)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
