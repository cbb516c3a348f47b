import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The memory of a process, in MiB. */
export function memoryOf(pid: number): number {
  try {
    const held = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (held !== undefined) return Number(held) / 1024;
  } catch {
    // Not on Linux.
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
