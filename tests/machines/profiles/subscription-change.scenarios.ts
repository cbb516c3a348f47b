import { expect } from 'vitest';
import { aoife } from '../../../machines/samples';
import type { Effect, Rig } from '../../../src/review/play/rig';

/** What is asked of the rigs of the charts that change a subscription. */
type ChangeRig = Pick<Rig, 'sendTo' | 'settle' | 'inputOf' | 'effectsOf'> & {
  readonly effects: readonly Effect[];
  readonly snapshot: () => {
    readonly status: string;
    readonly output?: unknown;
    readonly children: { readonly form?: unknown };
    readonly hasTag: (tag: 'irreversible') => boolean;
  };
};

type Change<OneRig extends ChangeRig> = {
  readonly values: Readonly<Record<string, string>>;
  /** The actor that reads the lists again, and a way in which it ends. */
  readonly reads: readonly [actor: string, ending: string];
  /** What follows once they are read, up to the end. */
  readonly leave?: (rig: OneRig) => void;
  /** What it ends with. */
  readonly done: string;
};

const ofDrafts: readonly string[] = ['recallReason', 'keepDraft', 'removeDraft'];

/** What went out of the chart, but for what it keeps of what was typed. */
const effectsOf = ({ effects }: ChangeRig) =>
  effects.map(({ type }) => type).filter((type) => !ofDrafts.includes(type));

export const close = { type: 'dialog.closed' } as const;

/** How a change is pressed, accepted, and done. */
export const stepsOf = <OneRig extends ChangeRig>({ values, reads, leave }: Change<OneRig>) => {
  const press = (rig: OneRig) => rig.sendTo('form', { type: 'form.submitted', values, key: 'press-1' });
  const accept = (rig: OneRig) => {
    press(rig);
    rig.settle('form/submitForm', 'accepted');
    rig.settle('form/completeForm', 'completed');
  };
  const finish = (rig: OneRig) => {
    rig.settle(...reads);
    leave?.(rig);
  };
  return { press, accept, finish };
};

/** What holds of cancelling, resuming and withdrawing alike. */
export const scenariosOf = <OneRig extends ChangeRig>(change: Change<OneRig>) => {
  const { press, accept, finish } = stepsOf(change);
  const done = { kind: change.done };
  return {
    'a request that was sent cannot be stopped: the dialog stays open until the response'(
      start: () => OneRig,
    ) {
      const rig = start();
      const stays = () => {
        rig.sendTo('', close);
        expect([rig.snapshot().status, rig.snapshot().hasTag('irreversible')]).toEqual(['active', true]);
      };
      press(rig);
      stays();
      rig.settle('form/submitForm', 'accepted');
      stays();
      rig.settle('form/completeForm', 'completed');
      finish(rig);
      expect(rig.snapshot().output).toEqual(done);
    },
    'S4.subscription.1: afterwards card accounts, navigation and subscriptions expire and navigation reloads'(
      start: () => OneRig,
    ) {
      const rig = start();
      accept(rig);
      expect(effectsOf(rig)).toEqual(['expireLists', 'reloadNavigation']);
      expect([rig.effectsOf('reloadNavigation'), rig.inputOf(change.reads[0])]).toEqual([
        [{ actor: '', type: 'reloadNavigation', params: { customer: aoife.uuid } }],
        { customer: aoife.uuid },
      ]);
    },
    'closing the dialog while the lists are read does not undo it'(start: () => OneRig) {
      const rig = start();
      accept(rig);
      rig.sendTo('form', { type: 'form.edited' });
      expect(rig.snapshot().status).toBe('active');
      rig.sendTo('', close);
      expect(rig.snapshot().output).toEqual(done);
    },
    'D5.2: a refusal or a lost response keeps the dialog: it can be closed, or sent again'(
      start: () => OneRig,
    ) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([rig.snapshot().hasTag('irreversible'), effectsOf(rig)]).toEqual([false, []]);
        accept(rig);
        finish(rig);
        expect(rig.snapshot().output).toEqual(done);
        const closing = start();
        press(closing);
        closing.settle('form/submitForm', ending);
        closing.sendTo('', close);
        expect(closing.snapshot().output).toEqual({ kind: 'closed' });
      }
    },
    'D4.9: after a lost response, if it was done, the dialog ends as if it had been accepted'(
      start: () => OneRig,
    ) {
      const rig = start();
      press(rig);
      rig.settle('form/submitForm', 'noResponse');
      rig.settle('form/reconcile', 'done');
      rig.settle('form/completeForm', 'completed');
      expect(effectsOf(rig)).toEqual(['expireLists', 'reloadNavigation']);
      finish(rig);
      expect(rig.snapshot().output).toEqual(done);
    },
    'closing after a lost response reads the lists again; closing after a refusal does not'(
      start: () => OneRig,
    ) {
      for (const [ending, effects] of [
        ['offline', ['reloadLists']],
        ['refused', []],
      ] as const) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        rig.sendTo('form', { type: 'form.edited' });
        rig.sendTo('', close);
        expect([rig.snapshot().output, effectsOf(rig)]).toEqual([{ kind: 'closed' }, effects]);
      }
    },
    'a confirmation that fails is logged and restarts'(start: () => OneRig) {
      const rig = start();
      const before = rig.snapshot().children.form;
      rig.settle('form', 'crashed');
      expect(effectsOf(rig)).toEqual(['logFailure']);
      expect(rig.snapshot().children.form).not.toBe(before);
      accept(rig);
      finish(rig);
      expect(rig.snapshot().output).toEqual(done);
    },
  };
};
