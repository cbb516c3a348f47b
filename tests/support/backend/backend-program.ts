import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

export type Program = {
  readonly pid: number;
  /** The address that the server printed, without a trailing slash; empty for a program that is not a server. */
  readonly origin: string;
  /** The output so far. */
  readonly output: () => string;
  /** Resolves to the exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and resolves when the program has ended. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** The last line that a server prints when it is ready. */
const READY = /^Payments: .+$/mu;

/**
 * Starts a program of the built server on a free port and waits until it prints that it is ready.
 *
 * @param ready the output to wait for; by default the server's announcement
 * @throws Error with the output, when the program ends before that
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp | string = READY,
): Promise<Program> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  let printed = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      if (typeof ready === 'string' ? printed.includes(ready) : ready.test(printed)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`The program ended. It printed:\n${printed}`)));
  });
  return {
    pid: child.pid ?? 0,
    origin: /^Cabrank: +(\S+)$/mu.exec(printed)?.[1] ?? '',
    output: () => printed,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
