import { expect } from 'vitest';
import type { formSubmissionMachine } from '../../machines/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectHasFailed,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../machines/form-submission/form-submission.selectors';
import type { FlowSpec } from '../support/flow-spec';
import { flows } from '../support/flows';
import { secretsIn, withoutInputs } from '../support/secrets';

const values = { email: 'aoife.byrne@example.com', password: 'Taxi-rank-42!demo' };
const refusal = {
  messages: ['Wrong e-mail address or password.'],
  fields: { password: 'Wrong password.' },
};

export const spec: FlowSpec<typeof formSubmissionMachine> = {
  flow: flows['form-submission'],
  claims: {
    editing: (snapshot) => expect(selectMessages(snapshot)).toEqual([]),
    submitting(snapshot) {
      expect(selectIsSubmitting(snapshot)).toBe(true);
      expect(selectMessages(snapshot)).toEqual([]);
      expect(selectFieldErrors(snapshot)).toEqual({});
    },
    refused: (snapshot) => expect(selectMessages(snapshot)).not.toEqual([]),
    failed: (snapshot) =>
      expect([selectHasFailed(snapshot), selectIsSubmitting(snapshot), selectMessages(snapshot)]).toEqual([
        true,
        false,
        [],
      ]),
    completing: (snapshot) => expect(selectIsSubmitting(snapshot)).toBe(true),
    completed: (snapshot) =>
      expect([selectIsCompleted(snapshot), selectMessages(snapshot)]).toEqual([true, []]),
  },
  sentences: {
    'a press sends what was typed, once, however often it is pressed'(start) {
      const rig = start();
      rig.send({ type: 'form.edited' });
      expect(rig.live()).toHaveLength(1);
      rig.send({ type: 'form.submitted', values });
      const call = rig.live().at(-1)?.ref;
      expect(rig.inputOf('submitForm')).toEqual({ values });
      rig.send({ type: 'form.submitted', values: { ...values, email: 'other@example.com' } });
      rig.send({ type: 'form.edited' });
      expect(
        rig
          .live()
          .slice(1)
          .map(({ ref }) => ref),
      ).toEqual([call]);
    },
    'an accepted form goes on to what follows from it, and a further press does nothing until that is done'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'form.submitted', values });
      rig.settle('submitForm', 'accepted');
      expect(rig.inputOf('completeForm')).toEqual({ accepted: { kind: 'accepted', location: '/profile' } });
      rig.send({ type: 'form.submitted', values });
      rig.send({ type: 'form.edited' });
      rig.settle('completeForm', 'completed');
      expect(selectIsCompleted(rig.snapshot())).toBe(true);
      rig.send({ type: 'form.submitted', values });
      expect(selectIsCompleted(rig.snapshot())).toBe(true);
      rig.send({ type: 'form.edited' });
      expect(selectIsSubmitting(rig.snapshot())).toBe(false);
    },
    'what follows can be refused, or get no answer: the form says so and can be sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        rig.send({ type: 'form.submitted', values });
        rig.settle('submitForm', 'accepted');
        rig.settle('completeForm', ending);
        expect(selectMessages(rig.snapshot())).toEqual(
          ending === 'refused' ? ['You are not signed in.'] : [],
        );
        rig.send({ type: 'form.submitted', values });
        expect(rig.inputOf('submitForm')).toEqual({ values });
      }
    },
    'D5: a refusal keeps the server’s words, at the form and at the fields, until the form is edited'(start) {
      const rig = start();
      rig.send({ type: 'form.submitted', values });
      rig.settle('submitForm', 'refused');
      expect(selectIsCompleted(rig.snapshot())).toBe(false);
      expect(selectMessages(rig.snapshot())).toEqual(refusal.messages);
      expect(selectFieldErrors(rig.snapshot())).toEqual(refusal.fields);
      expect(rig.effects).toEqual([]);
      rig.send({ type: 'form.edited' });
      expect(selectMessages(rig.snapshot())).toEqual([]);
      expect(selectFieldErrors(rig.snapshot())).toEqual({});
    },
    'a refused and a failed form can be sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        rig.send({ type: 'form.submitted', values });
        rig.settle('submitForm', ending);
        expect(selectIsSubmitting(rig.snapshot())).toBe(false);
        rig.send({ type: 'form.submitted', values });
        expect(rig.inputOf('submitForm')).toEqual({ values });
        rig.settle('submitForm', 'accepted');
        rig.settle('completeForm', 'completed');
        expect(selectIsCompleted(rig.snapshot())).toBe(true);
      }
    },
    'a password is held by the running call alone, and by nothing once it has ended'(start) {
      const rig = start();
      rig.send({ type: 'form.submitted', values });
      expect(secretsIn(rig.persisted())).not.toEqual([]);
      expect(secretsIn(withoutInputs(rig.persisted()))).toEqual([]);
      rig.settle('submitForm', 'refused');
      expect(secretsIn(rig.persisted())).toEqual([]);
    },
  },
};
