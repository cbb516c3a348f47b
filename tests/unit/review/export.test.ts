import { describe, expect, it } from 'vitest';
import { exportFiles } from '../../../src/review/export/export-files';
import { chartOf } from '../../../src/review/model/chart';
import { triggerText } from '../../../src/review/model/chart-lines';
import type { Edition } from '../../../src/review/model/diff';
import { code } from '../../../src/review/model/formats/markdown-text';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { handlersOf } from '../../../src/review/play/outcome-handlers';

/** Playing every outcome of every flow is what the walks of each machine's own test do. */
const quick = () => ({});

const rowsOf = (markdown: string, title: string): string[][] => {
  const [, section = ''] = markdown.split(`## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
};

const files = await exportFiles(flows, quick);
const file = (path: string): string => {
  const text = files.get(path);
  if (text === undefined) throw new Error(`There is no ${path}`);
  return text;
};

describe('an export', () => {
  it('is the same each time', async () => {
    expect([...(await exportFiles(flows, quick))]).toEqual([...files]);
  }, 60_000);

  it('has a folder of six files for each flow, the index, the texts, and both in one', () => {
    const expected = Object.keys(flows).flatMap((name) =>
      ['machine.ts', 'json', 'mmd', 'svg', 'dark.svg', 'md'].map((ending) => `${name}/${name}.${ending}`),
    );
    expect([...files.keys()].sort()).toEqual(
      [...expected, 'index.md', 'requirements.md', 'messages.json', 'edition.json'].sort(),
    );
    for (const text of files.values()) expect(text).toMatch(/[^\n]\n$/u);
  });

  it('has charts and texts that can be imported again', () => {
    const edition = JSON.parse(file('edition.json')) as Edition;
    const sorted = Object.entries<Flow>(flows).sort(([one], [other]) => (one < other ? -1 : 1));
    expect(edition.charts).toEqual(sorted.map(([, { machine }]) => chartOf(machine)));
    expect(edition.messages).toEqual(JSON.parse(file('messages.json')));
    expect(edition.messages.login).toMatchObject({ 'login.title': expect.any(String) as string });
  });

  it('lists every flow with its purpose, and which one invokes which', () => {
    const index = file('index.md');
    for (const name of Object.keys(flows)) {
      const row = index.split('\n').find((line) => line.startsWith(`| [${name}](`));
      expect(row).toMatch(/^\| \[[\w-]+\]\([\w/.-]+\) \| [A-Z0-9‘'].{10,} \| \d+ \| \d+ \| /u);
    }
    expect(index).toContain('app --> services');
    expect(index).toContain('card_add --> card_entry');
    expect(index).toContain('services --> expiring_cards');
  });
});

describe.each(Object.entries<Flow>(flows))('the page of %s', (name, { machine }) => {
  const chart = chartOf(machine);
  const markdown = file(`${name}/${name}.md`);
  const short = (id: string) => (id === name ? name : id.slice(name.length + 1));

  it('names every state with its description, and every branch', () => {
    const states = rowsOf(markdown, 'States');
    expect(states.map(([id]) => id)).toEqual(chart.states.map(({ id }) => code(short(id))));
    expect(states.map(([, , description]) => description?.replaceAll('\\', ''))).toEqual(
      chart.states.map(({ description }) => description),
    );
    expect(rowsOf(markdown, 'Branches').map(([source, trigger]) => [source, trigger])).toEqual(
      chart.branches.map(({ source, trigger }) => [code(short(source)), code(triggerText(trigger))]),
    );
    for (const { guard, actions } of chart.branches) {
      if (guard !== null) expect(markdown).toContain(code(guard));
      for (const action of actions) expect(markdown).toContain(code(action));
    }
  });

  it('names every invoked actor with its outcomes', () => {
    const { outcomes } = (flows as Record<string, Flow>)[name]?.fixtures ?? {};
    for (const { id, src } of chart.states.flatMap(({ invokes }) => invokes)) {
      expect(markdown).toMatch(new RegExp(`^### \`${id}\``, 'mu'));
      for (const outcome of Object.keys((outcomes as Record<string, object> | undefined)?.[src] ?? {}))
        expect(markdown).toContain(`| ${code(outcome)} | `);
    }
  });
});

describe('the outcomes of a flow’s actors', () => {
  it('are each listed with the branches that handle them', async () => {
    const only = { 'card-removal': flows['card-removal'], content: flows.content } as Record<string, Flow>;
    const played = await exportFiles(only, handlersOf);
    const { outcomes } = flows.content.fixtures;
    const markdown = played.get('content/content.md') ?? '';
    const rows = rowsOf(`${markdown}\n## `, 'Invoked actors');
    for (const name of Object.values(outcomes).flatMap((named) => Object.keys(named)))
      expect(rows.find(([outcome]) => outcome === code(name))?.[2]).toMatch(/→ /u);
    const handlers = handlersOf(flows['card-removal']);
    const keys = new Set(chartOf(flows['card-removal'].machine).branches.map(({ key }) => key));
    const heard = Object.values(handlers).flatMap((named) => Object.values(named).flat());
    expect(heard.length).toBeGreaterThan(4);
    expect(heard.filter((key) => !keys.has(key))).toEqual([]);
  });
});
