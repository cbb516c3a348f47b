import { expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { graphOf } from '../../support/charts/walked-graph';
import { trapsOf } from '../../support/charts/ways-out';
import { isPersonal } from './meant-traps';
import { circles, rests } from './rests';

// Each flow's own test checks its walk for traps.
it('finds a trap if there is one', () => {
  const flow = flows['card-add'];
  const withoutClosing = (_chart: string, event: string) =>
    event !== 'dialog.closed' && isPersonal(_chart, event);
  const { stuck } = trapsOf(flow, graphOf(flow), withoutClosing);
  expect([...new Set(stuck.map(({ state }) => state))]).toEqual(['"broken"']);
});

it('lists traps only in existing flows', () => {
  expect([...Object.keys(rests), ...Object.keys(circles)].filter((name) => !(name in flows))).toEqual([]);
});
