import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * A program that a phase runs, in `cwd` or in the current folder. A program that exceeds `timeoutMs` is stopped and
 * counts as failed.
 */
export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly timeoutMs: number;
};

/** Whether it succeeded, its exit code or why there is none, and its complete output. */
export type Outcome = { readonly ok: boolean; readonly why: string; readonly output: string };

/** Shows a program's output as it arrives. */
export type Print = (text: string) => void;

export const printAtOnce: Print = (text) => void process.stdout.write(text);

/**
 * Runs a program without standard input (nothing may wait for a person), shows its output as it arrives and returns
 * it.
 */
export function runCommand(
  { program, args, env = {}, cwd, timeoutMs }: Command,
  print: Print = printAtOnce,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const show = (text: string): void => {
      output += text;
      print(text);
    };
    child.stdout.setEncoding('utf8').on('data', show);
    child.stderr.setEncoding('utf8').on('data', show);

    let tookTooLong = false;
    const timer = setTimeout(() => {
      tookTooLong = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const end = (ok: boolean, why: string): void => {
      clearTimeout(timer);
      resolve({ ok, why, output });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code, signal) => {
      if (tookTooLong) end(false, `no end within ${timeoutMs / 1000} s`);
      else end(code === 0, code === null ? `ended by ${signal ?? 'a signal'}` : `exit code ${code}`);
    });
  });
}
