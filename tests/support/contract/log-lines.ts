import type { LogStream } from '../../../src/server/observe/log';

export type LogLine = Readonly<Record<string, unknown>>;

export type LogUnderTest = LogStream & {
  /** Everything that was written, as it was written. */
  readonly text: () => string;
  readonly lines: () => readonly LogLine[];
  /** The lines with these words. */
  readonly saying: (msg: string) => readonly LogLine[];
};

/** Keeps what a server logs. */
export function keepLog(): LogUnderTest {
  const written: string[] = [];
  const lines = (): LogLine[] => written.map((line) => JSON.parse(line) as LogLine);
  return {
    write: (line) => void written.push(line),
    text: () => written.join(''),
    lines,
    saying: (msg) => lines().filter((line) => line.msg === msg),
  };
}
