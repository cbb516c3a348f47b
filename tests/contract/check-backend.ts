import process from 'node:process';
import { parseUrl } from '../../src/domain/addresses/parse-url';
import { checkBackend } from '../support/backend/backend-check';

// `npm run contract -- <origin>`: the read-only part of the contract against any backend. CONTRACT_COOKIE gives it a
// session. Nothing is changed there. Exit code 1 when an answer is not what the contract says.

const [given = '', ...rest] = process.argv.slice(2);
if (rest.length > 0 || !/^https?:$/u.test(parseUrl(given)?.protocol ?? '')) {
  console.error('Usage: npm run contract -- <origin>, such as http://localhost:3000');
  process.exit(1);
}
const { CONTRACT_COOKIE: cookie } = process.env;
const session = cookie === undefined || cookie === '' ? null : cookie;
const findings = await checkBackend(new URL(given).origin, session);

const words = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;
const width = Math.max(...findings.map(({ call }) => call.length));
for (const { call, result, what } of findings)
  console.log(`${words[result]}  ${call.padEnd(width)}  ${what}`);
const count = (result: keyof typeof words): number => findings.filter((one) => one.result === result).length;
if (session !== null && findings.some(({ what }) => what.includes('CONTRACT_COOKIE'))) {
  console.error('CONTRACT_COOKIE is no session of this backend.');
  process.exitCode = 1;
}
if (count('failed') > 0) process.exitCode = 1;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
