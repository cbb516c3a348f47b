import { join } from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { staleBecause } from '../../src/build/freshness';
import { buildLayout } from '../../src/build/layout';
import { PSEUDO_LOCALE } from '../../src/build/locale';
import { runCommand } from '../run/command';
import { pseudoPage } from '../support/pseudo-page';
import { screenStates } from '../support/screen-states';
import { stageOf, widths, widthsOf } from '../support/screens/screen-state';
import { sidewaysFaults } from '../support/sideways';
import { tier } from '../support/tier';
import { listenToServer, spokenTexts, unmarkedTexts } from '../support/unmarked';
import { useApp } from '../support/use-app';

const folder = join('.artifacts', PSEUDO_LOCALE);
const layout = buildLayout(process.cwd(), join(process.cwd(), folder));

beforeAll(async () => {
  if (staleBecause(layout, PSEUDO_LOCALE) === null) return;
  const { ok, why } = await runCommand({
    program: process.execPath,
    args: ['src/build/run.mjs', 'src/build/build.ts'],
    env: { CABRANK_LOCALE: PSEUDO_LOCALE, CABRANK_DIST: folder },
    timeoutMs: 100_000,
  });
  if (!ok) throw new Error(why);
});

const app = useApp(() => ({}), join(layout.server, 'main.js'));

/** In a sample one state of eight, from every area. */
const states = tier === 2 ? screenStates : screenStates.filter((_state, index) => index % 8 === 0);

describe.each(states)('$name in the pseudo-locale', (state) => {
  const isNarrow = widthsOf(state).includes(widths[0]);

  it('says nothing that is not a message, and has room for longer ones', async () => {
    const width = isNarrow ? 320 : (widthsOf(state)[0] ?? widths[0]);
    const { page, context, provoke, provokeLine } = await app.visit({ width, height: 640 });
    if (state.provokes) provoke(state.provokes);
    if (state.provokesLine) provokeLine(state.provokesLine);
    const served = listenToServer(page);
    await state.show(stageOf(pseudoPage(page), context));
    const spoken = await spokenTexts(page);
    expect(spoken.length).toBeGreaterThan(1);
    expect(unmarkedTexts(spoken, await served())).toEqual([]);
    if (isNarrow) expect(await sidewaysFaults(page)).toEqual([]);
  });
});
