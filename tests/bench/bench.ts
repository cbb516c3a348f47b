import process from 'node:process';

/** What can be measured, by the name on the command line: `npm run bench -- first-paint`. */
const benches: Readonly<Record<string, () => Promise<{ readonly run: () => Promise<readonly string[]> }>>> = {
  'first-paint': () => import('./first-paint'),
  'full-profile': () => import('./full-profile'),
  server: () => import('./server'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}

const problems: string[] = [];
for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`${name}:`);
  const { run } = await load();
  problems.push(...(await run()).map((problem) => `${name}: ${problem}`));
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
