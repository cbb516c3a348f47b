import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal without showing the answer, or reads the first line of standard input. */
export async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line;
    return '';
  }
  const output = new Writable({ write: (_chunk, _encoding, written) => written() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  process.stdout.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}
