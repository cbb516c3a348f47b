import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../run/command';

const node = (script: string) => ({ program: process.execPath, args: ['-e', script], timeoutMs: 20_000 });
const quietly = () => undefined;

describe('a program that runs', () => {
  it('is reported with its output', async () => {
    const script = "process.stdout.write('done'); process.exit(3)";
    expect(await runCommand(node(script), quietly)).toEqual({
      ok: false,
      why: 'exit code 3',
      output: 'done',
    });
  });

  it('is killed when it takes too long', async () => {
    const { ok, why } = await runCommand({ ...node('setInterval(() => {}, 1000)'), timeoutMs: 300 }, quietly);
    expect([ok, why]).toEqual([false, 'no end within 0.3 s']);
  });
});
