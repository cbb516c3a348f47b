import { expect } from 'vitest';
import { blank, typed } from '../../../machines/content/contact/contact.fixtures';
import type { contactMachine } from '../../../machines/content/contact/contact.machine';
import {
  selectEstimator,
  selectForm,
  selectIsSent,
  selectTab,
  selectValues,
} from '../../../machines/content/contact/contact.selectors';
import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

const estimator = { type: 'tab.chosen', tab: 'fareEstimator' } as const;
const contactUs = { type: 'tab.chosen', tab: 'contactUs' } as const;
const edited = { type: 'message.edited', values: typed } as const;

const send = (rig: Rig<typeof contactMachine>, answer: string) => {
  rig.sendTo('form', { type: 'form.submitted', values: typed, key: 'press-1' });
  rig.settle('form/submitForm', answer);
};
const sendWell = (rig: Rig<typeof contactMachine>) => {
  send(rig, 'accepted');
  rig.settle('form/completeForm', 'completed');
};
const drafts = (rig: Rig<typeof contactMachine>) =>
  rig.effects.filter(({ type }) => type.endsWith('Draft')).map(({ type }) => type);

export const spec: FlowSpec<typeof contactMachine> = {
  flow: flows.contact,
  own: ['estimator.failed'],
  person: [
    'estimator.failed',
    'estimator.loaded',
    'estimator.retried',
    'message.begun',
    'message.edited',
    'tab.chosen',
  ],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': here },
  invariants: {
    tab: (snapshot) => expect(['contactUs', 'fareEstimator']).toContain(selectTab(snapshot)),
    'tab.contactUs': (snapshot) => expect(selectTab(snapshot)).toBe('contactUs'),
    'tab.fareEstimator'(snapshot) {
      expect(selectTab(snapshot)).toBe('fareEstimator');
      expect(selectEstimator(snapshot)).not.toBe('untouched');
    },
    message: (snapshot) => expect(selectForm(snapshot) === undefined).toBe(selectIsSent(snapshot)),
    'message.writing': (snapshot) => expect(selectIsSent(snapshot)).toBe(false),
    'message.sent'(snapshot) {
      expect([selectIsSent(snapshot), selectForm(snapshot)]).toEqual([true, undefined]);
      expect(selectValues(snapshot)).toEqual(blank);
    },
    estimator: (snapshot) =>
      expect(selectEstimator(snapshot) === 'elsewhere' && snapshot.context.embedded).toBe(false),
    'estimator.untouched'(snapshot) {
      expect([selectEstimator(snapshot), selectTab(snapshot)]).toEqual(['untouched', 'contactUs']);
    },
    'estimator.loading': (snapshot) => expect(selectEstimator(snapshot)).toBe('loading'),
    'estimator.shown': (snapshot) => expect(selectEstimator(snapshot)).toBe('shown'),
    'estimator.failed': (snapshot) => expect(selectEstimator(snapshot)).toBe('failed'),
    'estimator.elsewhere': (snapshot) => expect(snapshot.context.embedded).toBe(false),
  },
  scenarios: {
    'S2.contactPanel.1: the toggle changes between Contact Us and Fare Estimator, and what is typed stays'(
      start,
    ) {
      const rig = start();
      const form = selectForm(rig.snapshot());
      rig.send(edited);
      rig.send(contactUs);
      expect(selectTab(rig.snapshot())).toBe('contactUs');
      rig.send(estimator);
      expect(selectTab(rig.snapshot())).toBe('fareEstimator');
      rig.send(estimator);
      expect(selectTab(rig.snapshot())).toBe('fareEstimator');
      rig.send(contactUs);
      expect(selectTab(rig.snapshot())).toBe('contactUs');
      expect([selectValues(rig.snapshot()), selectForm(rig.snapshot()) === form]).toEqual([typed, true]);
    },
    'own: the estimator is not loaded before it is chosen, and stays loaded when the toggle goes back'(
      start,
    ) {
      const rig = start('embedded');
      rig.send(contactUs);
      expect(selectEstimator(rig.snapshot())).toBe('untouched');
      rig.send(estimator);
      expect(selectEstimator(rig.snapshot())).toBe('loading');
      rig.send({ type: 'estimator.loaded' });
      rig.send(contactUs);
      rig.send(estimator);
      expect(selectEstimator(rig.snapshot())).toBe('shown');
      rig.send({ type: 'estimator.loaded' });
      expect(selectEstimator(rig.snapshot())).toBe('shown');
    },
    'own: an estimator that does not load, or not within 30 s, says so and can be retried'(start) {
      const failing: ((rig: Rig<typeof contactMachine>) => void)[] = [
        (rig) => rig.send({ type: 'estimator.failed' }),
        (rig) => {
          rig.send({ type: 'estimator.loaded' });
          rig.send({ type: 'estimator.failed' });
        },
        (rig) => {
          rig.advance(CALL_TIMEOUT_MS - 1);
          expect(selectEstimator(rig.snapshot())).toBe('loading');
          rig.advance(1);
        },
      ];
      for (const fail of failing) {
        const rig = start('embedded');
        rig.send(estimator);
        fail(rig);
        expect(selectEstimator(rig.snapshot())).toBe('failed');
        rig.send({ type: 'estimator.retried' });
        expect(selectEstimator(rig.snapshot())).toBe('loading');
      }
    },
    'D2.14: an estimator of another site is a link, and nothing of it is loaded'(start) {
      const rig = start('elsewhere');
      rig.send(contactUs);
      expect(selectEstimator(rig.snapshot())).toBe('untouched');
      rig.send(estimator);
      expect(selectEstimator(rig.snapshot())).toBe('elsewhere');
    },
    'D3.19: the form starts with what was typed before, otherwise with what is known of the customer'(start) {
      expect(selectValues(start('elsewhere').snapshot())).toEqual(typed);
      expect(selectValues(start('embedded').snapshot())).toEqual(blank);
    },
    'D3.19: every edit is kept as a draft; an unchanged form has none'(start) {
      const rig = start('embedded');
      rig.send(edited);
      expect(rig.effects.at(-1)).toMatchObject({ type: 'saveDraft', params: { values: typed } });
      expect(selectValues(rig.snapshot())).toEqual(typed);
      rig.send({ type: 'message.edited', values: { ...blank, subject: '3' } });
      expect(drafts(rig)).toEqual(['saveDraft', 'removeDraft']);
      expect(selectValues(rig.snapshot()).subject).toBe('3');
    },
    'a sent message is confirmed; its draft is deleted, and another can be written'(start) {
      const rig = start('elsewhere');
      const form = selectForm(rig.snapshot());
      rig.send(edited);
      sendWell(rig);
      expect(selectIsSent(rig.snapshot())).toBe(true);
      expect(drafts(rig)).toEqual(['saveDraft', 'removeDraft']);
      rig.send({ type: 'message.begun' });
      expect([selectIsSent(rig.snapshot()), selectValues(rig.snapshot())]).toEqual([false, blank]);
      expect(selectForm(rig.snapshot())).not.toBe(form);
      sendWell(rig);
      expect(selectIsSent(rig.snapshot())).toBe(true);
    },
    'D5.2: a message that is refused, or gets no response, is kept as typed, and so is its draft'(start) {
      for (const answer of ['refused', 'offline']) {
        const rig = start();
        rig.send(edited);
        send(rig, answer);
        expect([selectIsSent(rig.snapshot()), selectValues(rig.snapshot())]).toEqual([false, typed]);
        expect(drafts(rig)).toEqual(['saveDraft']);
        sendWell(rig);
        expect(selectIsSent(rig.snapshot())).toBe(true);
      }
    },
    'own: a form that fails is reported and restarts with what was typed'(start) {
      const rig = start();
      rig.send(edited);
      const form = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect([selectIsSent(rig.snapshot()), selectValues(rig.snapshot())]).toEqual([false, typed]);
      expect(selectForm(rig.snapshot())).not.toBe(form);
    },
  },
};
