import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PSEUDO_LOCALE } from '../../../src/build/locale';
import { useBuild } from '../../support/review/other-build';
import { pseudoPage } from '../../support/accessibility/pseudo-page';
import { screenStates } from '../../support/matrix/screen-states';
import { stageOf, widths, widthsOf } from '../../support/screens/screen-state';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { tier } from '../../support/matrix/tier';
import { listenToServer, spokenTexts, unmarkedTexts } from '../../support/accessibility/unmarked';
import { useApp } from '../../support/browser/use-app';

const layout = useBuild(PSEUDO_LOCALE, { CABRANK_LOCALE: PSEUDO_LOCALE });

const app = useApp(() => ({}), join(layout.server, 'main.js'));

/** In a sample one state of eight, from every area. */
const states = tier === 2 ? screenStates : screenStates.filter((_state, index) => index % 8 === 0);

describe.each(states)('$name in the pseudo-locale', (state) => {
  const isNarrow = widthsOf(state).includes(widths[0]);

  it('shows only texts from the messages, and has room for longer ones', async () => {
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
