import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { createClient } from '../../../src/api/client';
import { notify } from '../../../src/app/environment/environment';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import { provideSession } from '../../../src/features/session/session/session.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { withSession } from '../../support/races/changed-app';
import { anyDraws, drawing } from '../../support/races/schedules/explore';
import { play } from '../../support/races/play';
import { brokenAfter, patience } from '../../support/races/runs';
import type { Defects } from '../../support/races/seat';
import type { Write } from '../../support/races/writes/write';
import { writeNamed } from '../../support/races/writes/writes';
import { mutatedMachine, provisionsOf } from '../mutants/mutate';

/** The number of random schedules until this problem reveals the defect; `null`: not within 1,000. */
async function foundAfter(write: Write, defects: Defects, problem: RegExp): Promise<number | null> {
  const found: string[] = [];
  const after = await brokenAfter(
    fc.asyncProperty(anyDraws, async (draws) => {
      const { problems } = await play(write, drawing(draws), defects);
      found.push(...problems.filter((one) => problem.test(one)));
      return found.length === 0;
    }),
  );
  console.log(`${write.name}: a planted defect is found after ${after} schedules: ${found[0] ?? ''}`);
  return found.length > 0 ? after : null;
}

const unlockedForm = () =>
  mutatedMachine({
    name: 'a form can be sent while it is on its way',
    kind: 'a target changed',
    flow: 'form-submission',
    find: `          { target: 'refused', actions: ['forgetPress', { type: 'keepRefusal', params: submitted }] },
        ],
        onError: 'failed.outcomeUnknown',
      },`,
    replace: `          { target: 'refused', actions: ['forgetPress', { type: 'keepRefusal', params: submitted }] },
        ],
        onError: 'failed.outcomeUnknown',
      },
      on: { 'form.submitted': { target: 'submitting', reenter: true } },`,
  });

/** Replaces the form in a screen's chart, with the provisions that it has. */
const withForm = (form: AnyStateMachine) => (chart: AnyStateMachine) => {
  const provided = implementationsOf(chart).actors['form'] as unknown as AnyStateMachine;
  return chart.provide({ actors: { form: form.provide(provisionsOf(formSubmissionMachine, provided)) } });
};

const kept = /is kept for/u;

describe('a planted defect is found within 1,000 schedules', () => {
  it(
    'a double write: the guard that looks for the new card does not find it',
    async () => {
      const blind: Defects = { chart: (chart) => chart.provide({ guards: { isFound: () => false } }) };
      const write = writeNamed('adds a card, and the server knows no keys');
      expect(await foundAfter(write, blind, /card: made 2 times/u)).not.toBeNull();
    },
    patience,
  );

  it(
    'a double write: a button that is not locked while the form is being sent',
    async () => {
      const unlocked = { chart: withForm(await unlockedForm()) };
      const write = { ...writeNamed('writes to the company'), keyless: true } as const;
      expect(await foundAfter(write, unlocked, /message: made 2 times/u)).not.toBeNull();
    },
    patience,
  );

  it(
    'a response applied to another person: the client does not check whose it is',
    async () => {
      const deaf: Defects = {
        client: ({ fetch, texts }, environment) =>
          createClient({
            fetch,
            texts,
            notify: (notice) => void notify(environment(), notice),
            proofs: () => 0,
            unauthorized: () => Promise.resolve(false),
            account: () => null,
            mayWrite: () => true,
            refusesWrites: () => false,
            leftOut: () => undefined,
            expired: () => undefined,
          }),
      };
      expect(await foundAfter(writeNamed('makes a card the default'), deaf, kept)).not.toBeNull();
    },
    patience,
  );

  it(
    'data of a person that is kept for the next: the session does not clear it',
    async () => {
      const leaky: Defects = {
        app: withSession((environment) =>
          provideSession(environment).provide({ actions: { clearCustomerData: () => undefined } }),
        ),
      };
      expect(await foundAfter(writeNamed('removes a card'), leaky, kept)).not.toBeNull();
    },
    patience,
  );

  it(
    'a leaked actor: one that a screen starts and never stops',
    async () => {
      const straying: Defects = {
        chart: (chart, { tab: { environment, actorOptions } }) =>
          chart.provide({
            actions: {
              expireCards: () => void createActor(provideLogin(environment), actorOptions).start(),
            },
          }),
      };
      expect(await foundAfter(writeNamed('makes a card the default'), straying, /is left/u)).not.toBeNull();
    },
    patience,
  );
});
