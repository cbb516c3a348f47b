import { expect } from 'vitest';
import type { formPressMachine } from '../../../machines/app/form-press/form-press.machine';
import {
  selectEditedSince,
  selectIsRefused,
  selectIsWaiting,
  selectRefusals,
  selectWrong,
} from '../../../machines/app/form-press/form-press.selectors';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type FormPress = Rig<typeof formPressMachine>;

const good = { type: 'form.pressed', wrong: [], blocked: false, ready: true } as const;
const early = { ...good, ready: false } as const;
const invalid = { ...good, wrong: ['email', 'password'] } as const;
const blocked = { ...good, blocked: true } as const;
const taken = { email: 'This address is taken.' };

const sent = (rig: FormPress) => rig.effectsOf('sendValues').length;
const told = (rig: FormPress) => [selectIsRefused(rig.snapshot()), selectIsWaiting(rig.snapshot())];

export const spec: FlowSpec<typeof formPressMachine> = {
  flow: flows['form-press'],
  own: ['waiting'],
  person: ['form.answered', 'form.edited', 'form.pressed', 'form.reset'],
  unplayed:
    'Every form runs one, whichever chart is played; early presses: tests/browser/session/visitor-first-paint.all.test.ts.',
  invariants: {
    idle: (snapshot) =>
      expect([selectIsRefused(snapshot), selectIsWaiting(snapshot), selectWrong(snapshot)]).toEqual([
        false,
        false,
        [],
      ]),
    refused(snapshot) {
      expect([selectIsRefused(snapshot), selectIsWaiting(snapshot)]).toEqual([true, false]);
      expect(selectRefusals(snapshot)).toBeGreaterThan(0);
    },
    waiting: (snapshot) =>
      expect([selectIsRefused(snapshot), selectIsWaiting(snapshot), selectWrong(snapshot)]).toEqual([
        false,
        true,
        [],
      ]),
  },
  scenarios: {
    'D5.1: a press on an invalid form sends nothing, and the errors of that time are kept'(start) {
      for (const [press, wrong] of [
        [invalid, ['email', 'password']],
        [blocked, []],
        [{ ...invalid, ready: false }, ['email', 'password']],
      ] as const) {
        const rig = start();
        rig.send(press);
        expect([told(rig), selectWrong(rig.snapshot()), sent(rig)]).toEqual([[true, false], wrong, 0]);
      }
    },
    'D5.1: every refused press is counted, and has the errors of its time'(start) {
      const rig = start();
      expect(selectRefusals(rig.snapshot())).toBe(0);
      rig.send(invalid);
      rig.send({ ...invalid, wrong: ['password'] });
      expect([selectRefusals(rig.snapshot()), selectWrong(rig.snapshot())]).toEqual([2, ['password']]);
    },
    'D5.2: typing does not remove a refusal'(start) {
      const rig = start();
      rig.send(invalid);
      rig.send({ type: 'form.edited', fields: ['email'] });
      expect([told(rig), selectWrong(rig.snapshot())]).toEqual([
        [true, false],
        ['email', 'password'],
      ]);
    },
    'a valid press is sent once, and clears the refusal'(start) {
      const rig = start();
      rig.send(invalid);
      rig.send(good);
      expect([told(rig), selectWrong(rig.snapshot()), sent(rig)]).toEqual([[false, false], [], 1]);
      expect(selectRefusals(rig.snapshot())).toBe(1);
    },
    'a press before the app can send is held, and sent once when it is repeated'(start) {
      const rig = start();
      rig.send(early);
      rig.send(early);
      expect([told(rig), sent(rig)]).toEqual([[false, true], 0]);
      rig.send(good);
      expect([told(rig), sent(rig)]).toEqual([[false, false], 1]);
    },
    'a held press clears an earlier refusal, and is refused if the form has become invalid'(start) {
      const rig = start();
      rig.send(invalid);
      rig.send(early);
      expect([told(rig), selectWrong(rig.snapshot())]).toEqual([[false, true], []]);
      rig.send(blocked);
      expect([told(rig), sent(rig)]).toEqual([[true, false], 0]);
    },
    'D5.2: the server’s field error is kept until that field is edited or the server responds again'(start) {
      const rig = start();
      const edited = (answer = taken) => selectEditedSince(rig.snapshot(), answer);
      rig.send({ type: 'form.edited', fields: ['email'] });
      rig.send({ type: 'form.answered', answer: taken });
      expect(edited()).toEqual([]);
      rig.send({ type: 'form.edited', fields: ['email'] });
      rig.send({ type: 'form.edited', fields: ['phone', 'email'] });
      expect(edited()).toEqual(['email', 'phone']);
      // The same words once more: another answer, of which the chart is told in a moment.
      const again = { ...taken };
      expect(edited(again)).toEqual([]);
      rig.send({ type: 'form.answered', answer: again });
      expect(edited(again)).toEqual([]);
    },
    'a reset form has no refused or held press'(start) {
      for (const press of [invalid, early]) {
        const rig = start();
        rig.send(press);
        rig.send({ type: 'form.reset' });
        expect([told(rig), selectWrong(rig.snapshot()), sent(rig)]).toEqual([[false, false], [], 0]);
      }
    },
  },
};
