import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import type { FormValues } from '../../../machines/session/form-submission/form-submission.types';
import { provideChangePassword } from '../../../src/features/settings/change-password/change-password.provide';
import { contactInput, provideContact } from '../../../src/features/content/contact/contact.provide';
import type { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { actorOf } from '../../support/system/provide/one-actor';
import { customer, enterProfile, type Server } from '../../support/system/provide/profile-world';
import { actingNowhere } from '../../support/system/provide/wizard-world';

type Form = ReturnType<typeof provideForm>;
type World = Awaited<ReturnType<typeof enterProfile>>;

/** Sends a form once. */
async function send(formOf: (world: World) => Form, values: FormValues, reply?: Server['replies'][number]) {
  const world = await enterProfile();
  if (reply) world.server.replies.push(reply);
  const form = createActor(formOf(world)).start();
  form.send({ type: 'form.submitted', values, key: 'press-1' });
  const sent = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
  return { ...world, completed: selectIsCompleted(sent), messages: selectMessages(sent) };
}

const blank = { name: 'Niamh Kelly', phone: '', phoneCountry: 'IE', email: '', subject: '', message: '' };

describe('a message to the company', () => {
  const values = {
    name: 'Niamh',
    phone: '087 123 4567',
    phoneCountry: 'IE',
    email: 'n@cabrank.test',
    subject: '2',
    message: 'Hello',
  };
  const sent = { name: 'Niamh', phone: '+353871234567', email: values.email, subject: '2', message: 'Hello' };
  const panel =
    (asks: boolean) =>
    ({ environment }: World): Form =>
      actorOf(provideContact(environment, { asksBotCheck: () => asks }), 'form') as Form;

  it.each([
    [true, 'token for correspondence'],
    [false, ''],
  ])('is sent with a token if the route requires one: %s', async (asks, recaptchaToken) => {
    const { server, completed, notices } = await send(panel(asks), values);
    expect(server.writes).toEqual([
      { call: 'POST /api/content/contact', fields: { ...sent, recaptchaToken }, key: 'press-1' },
    ]);
    expect([completed, notices()]).toEqual([true, []]);
  });

  it('is sent without an invalid phone number', async () => {
    const { server } = await send(panel(false), { ...values, phone: '12' });
    expect(server.writes[0]?.fields['phone']).toBe('');
  });

  it('that is refused says so only in the panel', async () => {
    const refused = await send(panel(false), values, () => ({ code: 400, message: 'No.' }));
    expect([refused.messages, refused.notices()]).toEqual([['No.'], []]);
  });

  it('that was started is restored, with the customer’s known data in its empty fields', async () => {
    const { environment, drafts } = await enterProfile();
    expect(contactInput(environment, { blank, embedded: true })).toEqual({
      blank,
      embedded: true,
      draft: null,
    });
    const { actions } = implementationsOf(provideContact(environment, { asksBotCheck: () => true }));
    actions['saveDraft']?.(actingNowhere, { values: { ...blank, name: '', message: 'Hello' } });
    expect(contactInput(environment, { blank, embedded: false }).draft).toEqual({
      ...blank,
      message: 'Hello',
    });
    actions['removeDraft']?.(actingNowhere, {});
    expect(drafts.size).toBe(0);
  });
});

describe('a new password', () => {
  const section = ({ environment }: World): Form =>
    actorOf(provideChangePassword(environment, { heading: 'password', house: [] }), 'form') as Form;
  const values = { oldPassword: ' old ', newPassword: ' new ' };

  it('is sent as typed, with the old one and a token', async () => {
    const { server, completed } = await send(section, values);
    expect(server.writes).toEqual([
      {
        call: 'POST /settings/change-password',
        fields: { ...values, recaptchaToken: 'token for update_user' },
        key: 'press-1',
      },
    ]);
    expect([completed, server.reads.some((url) => url.includes(customer))]).toEqual([true, false]);
  });

  it('that is refused says so only in the section', async () => {
    const refused = await send(section, values, () => ({ code: 400, message: 'Wrong.' }));
    expect([refused.messages, refused.notices()]).toEqual([['Wrong.'], []]);
  });
});
