import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { describeStorage, readStorage } from '../storage-settings';
import { systemClock } from './clock';
import { createAdmin } from './services/admin/create-admin';
import { openDatabase } from './storage/database';

// `npm run admin:create -- <email>` creates an admin. It asks for the password on the terminal, or reads it from the
// first line of standard input. With `--mail` it mails a link to choose a password instead.

/** Prompts without echoing the input. */
async function askHidden(question: string): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, written) => written() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  process.stdout.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

async function askTwice(): Promise<string> {
  const password = await askHidden('Password: ');
  if ((await askHidden('Repeat the password: ')) !== password) throw new Error("The passwords don't match.");
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line !== '') return line;
  }
  throw new Error('There is no terminal to ask for the password. Pipe it in, or email a link with --mail.');
}

const passwordOf = (): Promise<string> => (process.stdin.isTTY ? askTwice() : firstLine());

try {
  const given = process.argv.slice(2);
  const isMailed = given.includes('--mail');
  const [email, ...rest] = given.filter((argument) => argument !== '--mail');
  if (email === undefined || rest.length > 0) {
    throw new Error(
      'Name the admin: npm run admin:create -- <email> (and --mail to email a link instead of asking for a password).',
    );
  }
  const storage = readStorage(process.env);
  const password = isMailed ? null : await passwordOf();
  const database = await openDatabase(storage);
  try {
    const demoSends = (process.env.SMTP_URL ?? '') !== '';
    const wayIn = await createAdmin(
      { executor: database.db, clock: systemClock, demoSends },
      { email, password },
    );
    console.log(`Created the admin ${email} (${describeStorage(storage)}). ${wayIn}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
