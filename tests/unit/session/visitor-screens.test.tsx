// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../../src/api/api-error';
import { AdminLoginScreen } from '../../../src/features/session/sign-in/admin-login-screen';
import type { Company } from '../../../src/features/shared/visitor/brand-panel';
import { GuestScreen } from '../../../src/features/session/sign-in/guest-screen';
import { LoginForm } from '../../../src/features/session/sign-in/login-form';
import { LoginScreen } from '../../../src/features/session/sign-in/login-screen';
import { LostPasswordScreen } from '../../../src/features/session/password-reset/lost-password-screen';
import { NewUserScreen } from '../../../src/features/registration/registration/new-user-screen';
import { ResetDoneScreen } from '../../../src/features/session/password-reset/reset-done-screen';
import { ResetForgottenScreen } from '../../../src/features/session/password-reset/reset-forgotten-screen';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { button, hydrate, labelled, press, render, type, unmount } from '../ui/render';

const company: Company = { contactNumber: '01 555 0100', appDownloadLink: 'https://app.example/get' };
type Submit = Parameters<typeof provideForm>[0]['submit'];
const submit = vi.fn<Submit>();
const start = () => createActor(provideForm({ submit })).start();

const heading = () => document.querySelector('h1');
const said = () => document.body.textContent;
const links = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]),
  );
/** Lets what a press began come to its end. */
const settle = () => act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull()));

beforeEach(() => {
  submit.mockReset();
  submit.mockResolvedValue({ location: null });
  delete document.documentElement.dataset['earlySubmit'];
});
afterEach(unmount);

describe('the links of a visitor screen', () => {
  const always = {
    Terms: '/content/terms',
    Privacy: '/content/privacy',
  };
  const app = { 'Book by App': 'https://app.example/get' };

  it('lead from the customer login to the lost password, guest and signup screens', async () => {
    await render(<LoginScreen actor={start()} ready company={company} />);
    expect(links()).toEqual({
      'Create account': '/register/signup',
      'Continue as guest': '/guest',
      'Forgot your password?': '/lost-pass',
      ...always,
      ...app,
    });
  });

  it('lead from the admin login to the customer login, to no signup and no app', async () => {
    await render(<AdminLoginScreen actor={start()} ready company={company} />);
    expect(links()).toEqual({ 'Sign in here': '/login', ...always });
  });

  it('lead from the guest screen to the signup', async () => {
    await render(<GuestScreen actor={start()} ready company={company} />);
    expect(links()).toMatchObject({ 'Create account': '/register/signup', 'sign in': '/login' });
  });

  it('lead from the notice of a new account to the login that continues', async () => {
    const loginPath = '/login?returnUrl=%2Fprofile%2Fnew-user';
    await render(<NewUserScreen company={company} loginPath={loginPath} />);
    expect(links()).toMatchObject({ 'Sign in': loginPath, 'ask for a new password': '/lost-pass' });
  });

  it.each([
    ['a lost password', <LostPasswordScreen key="1" actor={start()} ready company={null} />],
    ['a changed one', <ResetDoneScreen key="2" actor={start()} company={null} />],
  ])('are missing for %s in the app', async (_what, screen) => {
    await render(screen);
    expect(heading()).not.toBeNull();
    expect(document.querySelectorAll('a, header')).toHaveLength(0);
  });
});

describe('a prerendered screen', () => {
  it.each([
    ['the login', <LoginScreen key="1" actor={start()} ready company={company} />, 'Email Address'],
    ['the admin login', <AdminLoginScreen key="2" actor={start()} ready company={company} />, 'Password'],
    ['the guest', <GuestScreen key="3" actor={start()} ready company={company} />, 'Phone Number'],
    [
      'the lost password',
      <LostPasswordScreen key="4" actor={start()} ready company={company} />,
      'Email Address',
    ],
  ])('keeps what was typed into %s before hydration', async (_what, screen, label) => {
    const logged = vi.spyOn(console, 'error');
    await hydrate(screen, () => {
      labelled(label).value = 'typed early';
    });
    expect(labelled(label).value).toBe('typed early');
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('the login form', () => {
  it('can exist twice on a page, and reports edits', async () => {
    const onEdited = vi.fn();
    await render(<LoginForm actor={start()} ready idPrefix="again" onEdited={onEdited} />);
    expect(labelled('Email Address').id).toBe('again-email');
    await type(labelled('Password'), 'x');
    expect(onEdited).toHaveBeenCalledOnce();
  });

  it('keeps what was typed after a refusal, and shows the message until something is edited', async () => {
    submit.mockRejectedValue(new ApiError({ kind: 'unauthorized', code: 401, messages: ['Not right.'] }));
    await render(<LoginForm actor={start()} ready />);
    await type(labelled('Email Address'), 'niamh@cabrank.test');
    await type(labelled('Password'), 'wrong');
    await press(button('Sign in'));
    await settle();
    expect(said()).toContain('Not right.');
    expect(labelled('Email Address').value).toBe('niamh@cabrank.test');
    await type(labelled('Password'), 'wrong2');
    expect(said()).not.toContain('Not right.');
  });
});

describe('a lost password', () => {
  const show = () => render(<LostPasswordScreen actor={start()} ready company={company} />);
  const ask = async (email: string) => {
    await type(labelled('Email Address'), email);
    await press(button('Send the link'));
    await settle();
  };

  it('says for any address that an email is sent if it is registered', async () => {
    await show();
    await ask(' niamh@cabrank.test ');
    expect(document.querySelector('[role=status]')?.textContent).toContain(
      "If an account exists for niamh@cabrank.test, we've sent you a link.",
    );
  });

  it('can be requested again with one press, as a new request', async () => {
    await show();
    await ask('niamh@cabrank.test');
    await press(button('Send it again'));
    await settle();
    const keys = submit.mock.calls.map(([, { key }]) => key);
    expect(submit.mock.calls.map(([values]) => values)).toEqual([
      { email: 'niamh@cabrank.test' },
      { email: 'niamh@cabrank.test' },
    ]);
    expect(new Set(keys).size).toBe(2);
    expect(said()).toContain("we've sent you a link");
  });

  it('hides the message while another address is typed', async () => {
    await show();
    await ask('niamh@cabrank.test');
    await type(labelled('Email Address'), 'n@cabrank.test');
    expect(said()).not.toContain("we've sent you a link");
    expect(button('Send the link')).not.toBeNull();
  });
});

describe('a changed password', () => {
  it('is confirmed in place of the form, with a link to the login that the server names', async () => {
    submit.mockResolvedValue({ location: '/admin/login' });
    const actor = start();
    actor.send({ type: 'form.submitted', values: {}, key: 'press-1' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('completed')).toBe(true));
    await render(<ResetDoneScreen actor={actor} company={company} />);
    expect(document.activeElement).toBe(heading());
    expect(links()).toMatchObject({ 'Sign in': '/admin/login' });
  });

  it.each(['/lost-pass', '/lost-pass/app'])('has a link to request a new one: %s', async (path) => {
    await render(<ResetForgottenScreen company={company} lostPasswordPath={path} />);
    expect(links()).toMatchObject({ 'Ask for a new link': path });
  });
});

describe('a guest', () => {
  it('may omit the address, but not enter an invalid one', async () => {
    await render(<GuestScreen actor={start()} ready company={company} />);
    const email = labelled('Email Address (optional)');
    expect(email.getAttribute('aria-required')).toBe('false');
    await type(labelled('Name'), 'Seán O’Brien-Ní Dhomhnaill');
    await type(labelled('Phone Number'), '087 123 4567');
    await type(email, 'nobody');
    await press(button('Continue'));
    expect(submit).not.toHaveBeenCalled();
    expect(document.getElementById('guest-summary')?.textContent).toContain('Invalid e-mail address.');
    await type(email, '');
    await press(button('Continue'));
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Seán O’Brien-Ní Dhomhnaill', email: '' });
  });

  it.each([
    ['X', '087 123 4567', 'Name: Invalid Name.'],
    [
      'Niamh Kelly',
      '12',
      'Phone Number: Please check the phone number, including the prefix, and try again.',
    ],
    ['', '087 123 4567', 'Name: Required.'],
  ])('is rejected: %j, %j', async (name, number, problem) => {
    await render(<GuestScreen actor={start()} ready company={company} />);
    await type(labelled('Name'), name);
    await type(labelled('Phone Number'), number);
    await press(button('Continue'));
    expect(submit).not.toHaveBeenCalled();
    expect(document.getElementById('guest-summary')?.textContent).toContain(problem);
  });
});
