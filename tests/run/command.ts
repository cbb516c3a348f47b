import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * A program to run, as the phases name it, where `cwd` says or here. `timeoutMs` ends one that hangs, as a failure.
 */
export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly timeoutMs: number;
};

/** Exit code, or the reason why there is none, and everything that was printed. */
export type Outcome = { readonly ok: boolean; readonly why: string; readonly output: string };

/** Shows what a program has printed, as it comes. */
export type Print = (text: string) => void;

export const printAtOnce: Print = (text) => void process.stdout.write(text);

/**
 * Runs a program without standing input (nothing may wait for a person), shows what it prints as it comes and
 * keeps it for the caller.
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
