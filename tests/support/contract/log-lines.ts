import type { LogStream } from '../../../src/server/observe/log';

export type LogLine = Readonly<Record<string, unknown>>;

export type LogUnderTest = LogStream & {
  /** The complete output. */
  readonly text: () => string;
  readonly lines: () => readonly LogLine[];
  /** The lines with this message. */
  readonly saying: (msg: string) => readonly LogLine[];
};

/** Records a server's log. */
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
