import { expect } from 'vitest';
import { aoife, cancelledPremium } from '../../../machines/samples';
import type { subscriptionResumeMachine } from '../../../machines/profiles/subscription-resume/subscription-resume.machine';
import {
  selectForm,
  selectIsIrreversible,
  selectSubscription,
} from '../../../machines/profiles/subscription-resume/subscription-resume.selectors';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type ResumeRig = Rig<typeof subscriptionResumeMachine>;

const customer = aoife.uuid;
const values = { subscription: cancelledPremium.id };
const close = { type: 'dialog.closed' } as const;

const press = (rig: ResumeRig, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values, key });

const accept = (rig: ResumeRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

const done = (rig: ResumeRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof subscriptionResumeMachine> = {
  flow: flows['subscription-resume'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { readLists: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  claims: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(cancelledPremium);
    },
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.unanswered': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.refreshing': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, false]),
    resumed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'resumed' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  sentences: {
    'D2.extensionGroups.resume: asking resumes nothing: closing leaves it cancelled, and nothing is read again'(
      start,
    ) {
      const rig = start();
      rig.send(close);
      expect([rig.snapshot().output, done(rig)]).toEqual([{ kind: 'closed' }, []]);
    },
    'D2.extensionGroups.resume: resumed, what a cancellation changes is out of date, and navigation reloads'(
      start,
    ) {
      const rig = start();
      accept(rig);
      expect(done(rig)).toEqual(['expireLists', 'reloadNavigation']);
      expect([rig.effectsOf('reloadNavigation'), rig.inputOf('readLists')]).toEqual([
        [{ actor: '', type: 'reloadNavigation', params: { customer } }],
        { customer },
      ]);
    },
    'the dialog stays until the list says so, and closes whether or not it can be read'(start) {
      for (const ending of ['read', 'offline'] as const) {
        const rig = start();
        accept(rig);
        expect(rig.snapshot().status).toBe('active');
        rig.settle('readLists', ending);
        expect(rig.snapshot().output).toEqual({ kind: 'resumed' });
      }
    },
    'who closes the dialog while the lists are read has resumed all the same'(start) {
      const rig = start();
      accept(rig);
      rig.sendTo('form', { type: 'form.edited' });
      expect(rig.snapshot().status).toBe('active');
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'resumed' });
    },
    'what is on its way cannot be taken back: the dialog stays until the answer'(start) {
      const rig = start();
      press(rig);
      rig.send(close);
      expect([rig.snapshot().status, selectIsIrreversible(rig.snapshot())]).toEqual(['active', true]);
      rig.settle('form/submitForm', 'accepted');
      rig.send(close);
      expect([rig.snapshot().status, selectIsIrreversible(rig.snapshot())]).toEqual(['active', true]);
      rig.settle('form/completeForm', 'completed');
      rig.settle('readLists', 'read');
      expect(rig.snapshot().output).toEqual({ kind: 'resumed' });
    },
    'D5.2: a refusal, and no answer, leave the dialog as it is: it can be closed, or sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([selectIsIrreversible(rig.snapshot()), done(rig)]).toEqual([false, []]);
        accept(rig);
        rig.settle('readLists', 'read');
        expect(rig.snapshot().output).toEqual({ kind: 'resumed' });
        const closing = start();
        press(closing);
        closing.settle('form/submitForm', ending);
        closing.send(close);
        expect(closing.snapshot().output).toEqual({ kind: 'closed' });
      }
    },
    'closed without an answer, the lists are read again; closed after a refusal, they are not'(start) {
      for (const [ending, effects] of [
        ['offline', ['reloadLists']],
        ['refused', []],
      ] as const) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        rig.sendTo('form', { type: 'form.edited' });
        rig.send(close);
        expect([rig.snapshot().output, done(rig)]).toEqual([{ kind: 'closed' }, effects]);
      }
    },
    'a confirmation that fails is logged and starts again'(start) {
      const rig = start();
      const before = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(selectForm(rig.snapshot())).not.toBe(before);
      accept(rig);
      rig.settle('readLists', 'read');
      expect(rig.snapshot().output).toEqual({ kind: 'resumed' });
    },
  },
};
