import process from 'node:process';
import { openSlowConnections } from '../support/gateway/slow-connections';

// A separate process for 300 slow clients, so that their cost does not count as the server's: `<origin>`. It ends
// when the server has closed all of them.

const [origin = ''] = process.argv.slice(2);
const slow = await openSlowConnections(origin, {
  'says nothing': 50,
  'says its headers bit by bit': 50,
  'never ends a header': 50,
  'sends its body bit by bit': 50,
  'sends its chunks bit by bit': 50,
  'stops in the middle of its body': 50,
});
console.log(`open: ${slow.ages().length}`);
const checking = setInterval(() => {
  if (slow.ages().some(({ open }) => open)) return;
  clearInterval(checking);
  const longest = Math.max(...slow.ages().map(({ ms }) => ms));
  console.log(`closed after: ${Math.round(longest)} ms`);
  process.exit(0);
}, 100);
