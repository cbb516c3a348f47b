// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../../src/api/api-error';
import { GuestScreen } from '../../../src/features/session/sign-in/guest-screen';
import { LoginForm } from '../../../src/features/session/sign-in/login-form';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { button, labelled, press, render, type, unmount } from '../ui/render';

type Submit = Parameters<typeof provideForm>[0]['submit'];
const submit = vi.fn<Submit>();
const start = () => createActor(provideForm({ submit })).start();
const company = { contactNumber: null, appDownloadLink: null };

const notice = () => document.getElementById('guest-notice');
const summary = () => document.getElementById('guest-summary');
const field = (name: string) => document.getElementById(`guest-${name}`) as HTMLInputElement;
/** Lets what a press began come to its end. */
const settle = () => act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull()));

const focusButton = () =>
  act(async () => {
    button('Continue').focus();
    await Promise.resolve();
  });
const pressAndSettle = async () => {
  await press(button('Continue'));
  await settle();
};

const refusal = (messages: string[], fields: Record<string, string> = {}) =>
  new ApiError({ kind: 'rejected', code: 400, messages, fields });

beforeEach(async () => {
  submit.mockReset();
  await render(<GuestScreen actor={start()} ready company={company} />);
  await type(labelled('Name'), 'Niamh Kelly');
  await type(labelled('Phone Number'), '087 123 4567');
  await focusButton();
});
afterEach(unmount);

describe('a failed press moves focus', () => {
  it('to the server’s message above the form', async () => {
    submit.mockRejectedValue(refusal(['We have no car for you.'], { phone: 'Not this one.' }));
    await pressAndSettle();
    expect(notice()?.textContent).toContain('We have no car for you.');
    expect(document.activeElement).toBe(notice());
  });

  it('to the summary if the server reported only field errors', async () => {
    submit.mockRejectedValue(refusal([], { phone: 'Not this one.' }));
    await pressAndSettle();
    expect(notice()).toBeNull();
    expect(summary()?.textContent).toContain('Phone Number: Not this one.');
    expect(document.activeElement).toBe(summary());
  });

  it('to the message about a missing response, each time', async () => {
    submit.mockRejectedValue(new Error('No answer'));
    for (const _ of ['once', 'once more']) {
      await focusButton();
      await pressAndSettle();
      expect(document.activeElement).toBe(notice());
    }
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('nowhere while it is in progress, or when it succeeded', async () => {
    submit.mockResolvedValue({ location: null });
    await press(button('Continue'));
    await act(() => vi.waitFor(() => expect(submit).toHaveBeenCalledOnce()));
    expect(document.activeElement).toBe(document.querySelector('[type=submit]'));
  });

  it('not away from something else that the person has moved to', async () => {
    let refuse: (error: unknown) => void = () => undefined;
    submit.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await press(button('Continue'));
    const elsewhere = document.querySelector<HTMLElement>('a[href="/login"]');
    await act(() => Promise.resolve(elsewhere?.focus()));
    refuse(refusal(['No.']));
    await settle();
    expect(notice()).not.toBeNull();
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('the server’s field errors', () => {
  it('leave each field when it is edited, the message above the form with the first edit, and the summary with the next press', async () => {
    submit.mockRejectedValue(refusal(['Please check.'], { name: 'Not this name.', phone: 'Not this one.' }));
    await pressAndSettle();
    await type(field('name'), 'Niamh B Kelly');
    expect(notice()).toBeNull();
    expect(summary()?.textContent).toContain('Name: Not this name.');
    expect(summary()?.textContent).toContain('Phone Number: Not this one.');
    expect(field('phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('name').getAttribute('aria-invalid')).toBeNull();
    await type(field('phone'), '087 123 4568');
    expect(field('phone').getAttribute('aria-invalid')).toBeNull();
    submit.mockRejectedValue(refusal(['Please check again.']));
    await pressAndSettle();
    expect(notice()?.textContent).toContain('Please check again.');
    expect(summary()).toBeNull();
  });

  it('are cleared when the form is sent again, and shown again if they are returned again', async () => {
    submit.mockImplementation(() => Promise.reject(refusal([], { name: 'Not this name.' })));
    await pressAndSettle();
    await type(field('name'), 'Niamh B Kelly');
    await pressAndSettle();
    expect(summary()?.textContent).toContain('Name: Not this name.');
  });
});

it('two forms on a page have separate notices', async () => {
  submit.mockRejectedValue(refusal(['Not right.']));
  await render(
    <>
      <LoginForm actor={start()} ready />
      <LoginForm actor={start()} ready idPrefix="again" />
    </>,
  );
  for (const [index, form] of [...document.querySelectorAll('form')].entries()) {
    const [email, password] = form.querySelectorAll('input');
    if (email === undefined || password === undefined) throw new Error('A login has two fields');
    await type(email, 'niamh@cabrank.test');
    await type(password, 'secret');
    await press(form.querySelector('[type=submit]') as HTMLElement);
    await settle();
    expect(document.activeElement?.id).toBe(['login-notice', 'again-notice'][index]);
  }
});
