import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { coverageOf } from '../../support/charts/coverage/coverage-table';
import { lossOf, poorerFlows, seenOf } from '../../support/charts/removed-fixtures';
import { patience } from '../../support/races/runs';
import { tier } from '../../support/matrix/tier';
import { keptAllTheSame } from './superfluous';

const quick = [
  'card-authentication',
  'logout',
  'content',
  'new-version',
  'form-press',
  'form-submission',
  'demo-banner',
  'tabs',
  'navigation',
];
const slower = [
  'account-switches',
  'add-premium',
  'bot-check',
  'collections',
  'dialogs',
  'impersonation-clock',
  'notifications',
  'password-strength',
  'registration',
  'resource',
  'submission',
];
/**
 * Each fixture costs a walk: fast flows run with `npm test`, slower ones with `npm run test:all`, the largest never.
 */
const wanted = tier === 2 ? [...quick, ...slower] : quick;
const chosen = Object.entries<Flow>(flows).filter(([name]) => wanted.includes(name));

describe.each(chosen)('%s', (name, flow) => {
  it(
    'needs each of its fixtures: without it a branch is not covered or a value is never seen',
    () => {
      const whole = seenOf(flow);
      expect(whole.lacking).toEqual([]);
      const superfluous = poorerFlows(flow).filter((poorer) => lossOf(whole, poorer.flow) === null);
      expect(superfluous.map(({ without }) => without)).toEqual(Object.keys(keptAllTheSame[name] ?? {}));
    },
    patience,
  );
});

it('fails without the outcome of a branch', () => {
  const flow = flows.submission as Flow;
  const without = (removed: string) => {
    const poorer = poorerFlows(flow).find((one) => one.without === removed);
    if (!poorer) throw new Error(`There is no '${removed}'`);
    return coverageOf('submission', poorer.flow).missing;
  };
  expect(without('submit cardRefused')).toContain(
    'submission.posting | xstate.done.actor.postSubmission | 3',
  );
  expect(without('reconcile offline')).toContain('submission.reconciling | xstate.error.actor.reconcile | 0');
  expect(without('submission.postponed')).toContain('submission.cardOnly | submission.postponed | 0');
});
