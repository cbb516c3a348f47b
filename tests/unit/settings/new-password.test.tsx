// @vitest-environment happy-dom
import { act } from 'react';
import { createActor, fromPromise } from 'xstate';
import { object } from 'yup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validation } from '#messages/registration/validation';
import { NewPasswordField } from '../../../src/features/settings/password-strength/new-password-field';
import {
  usePasswordStrength,
  type PasswordStrengthActor,
} from '../../../src/features/settings/password-strength/use-password-strength';
import { required } from '../../../src/domain/rule';
import type { Strength } from '../../../src/domain/passwords/strength';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { providePasswordStrength } from '../../../src/features/settings/password-strength/password-strength.provide';
import { ErrorSummary } from '../../../src/ui/form/error-summary';
import { verbatimSchema } from '../../../src/ui/form/rule-schema';
import { useForm } from '../../../src/ui/form/use-form';
import { button, descriptionOf, labelled, leave, press, render, type, unmount } from '../ui/render';

const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Nothing is called')) }),
);
const provided = providePasswordStrength(environment, ['Cabrank']);
const schema = object({ secret: verbatimSchema(validation, required) });
const initialValues = { secret: '' };
const labels = { secret: 'New Password' };
const onSubmit = vi.fn();

function Form({ actor }: { readonly actor: PasswordStrengthActor }) {
  const gate = usePasswordStrength(actor, { fieldId: 'f-secret', label: labels.secret });
  const form = useForm({ id: 'f', initialValues, schema, labels, ...gate, onSubmit });
  return (
    <form {...form.form}>
      <ErrorSummary {...form.summary} title="Please check" />
      <NewPasswordField
        field={form.field('secret')}
        label={labels.secret}
        actor={actor}
        pressed={form.pressed}
      />
      <button {...form.submit}>{form.waiting ? 'Waiting' : 'Send'}</button>
    </form>
  );
}

const field = () => labelled('New Password');
const summary = () => document.getElementById('f-summary')?.textContent;
const filled = () =>
  [...document.querySelectorAll('[data-filled]')].map((step) => step.getAttribute('data-filled'));

async function show(machine = provided) {
  const actor = createActor(machine).start();
  await render(<Form actor={actor} />);
  return actor;
}

/** Types, and waits until the strength is known. */
async function choose(text: string): Promise<void> {
  await type(field(), text);
  await act(() => vi.waitFor(() => expect(field().getAttribute('aria-describedby')).toContain('strength')));
  await act(() => vi.waitFor(() => expect(document.body.textContent).not.toContain('Checking')));
}

/** Where the test decides when, and whether, the meter answers. */
function heldMeter() {
  let answer: (strength: Strength) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const measure = fromPromise<Strength, { password: string }>(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  const settle = (act_: () => void) =>
    act(async () => {
      act_();
      await Promise.resolve();
    });
  return {
    machine: provided.provide({ actors: { measure } }),
    strong: () => settle(() => answer({ score: 3, strong: true, warning: null, suggestions: [] })),
    weak: () =>
      settle(() => answer({ score: 1, strong: false, warning: 'top100', suggestions: ['addAnotherWord'] })),
    blocked: () => settle(() => refuse(new Error('The chunk did not arrive'))),
  };
}

beforeEach(() => onSubmit.mockReset());
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

describe('a new password', () => {
  it('can be pasted, shown, and made by a password manager', async () => {
    await show();
    expect(field().autocomplete).toBe('new-password');
    expect(field().getAttribute('onpaste')).toBeNull();
    await press(button('Show new password'));
    expect(field().type).toBe('text');
  });

  it.each([
    ['password', 'Insecure', ['0'], ['This is a top-10 common password.']],
    ['rainbow9', 'Poor', ['1', '1'], []],
    ['Cabrank2026!', 'Okay', ['2', '2', '2'], ['Add another word or two.']],
    ['zebra lamp', 'Good', ['3', '3', '3', '3'], []],
    ['zebra lamp river', 'Excellent', ['4', '4', '4', '4', '4'], []],
  ])('calls %s %s, in its colour, with advice', async (text, label, steps, advice) => {
    await show();
    await choose(text);
    await act(() =>
      vi.waitFor(() => expect(descriptionOf(field())).toContain(`Password strength: ${label}`)),
    );
    expect(filled()).toEqual(steps);
    advice.forEach((sentence) => expect(descriptionOf(field())).toContain(sentence));
  });

  it('says what is needed while nothing is typed, and again when it is emptied', async () => {
    await show();
    expect(descriptionOf(field())).toBe('It must be at least Good.');
    await choose('password');
    await type(field(), '');
    expect([descriptionOf(field()), filled()]).toEqual(['It must be at least Good.', []]);
  });

  it('is not sent while it is weak: the summary says so and leads to it', async () => {
    const meter = heldMeter();
    await show(meter.machine);
    await type(field(), 'abc');
    await meter.weak();
    expect([summary(), field().getAttribute('aria-invalid')]).toEqual([undefined, null]);
    await press(button('Send'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summary()).toContain('New Password: Please choose a stronger password.');
    expect(descriptionOf(field())).toContain('Please choose a stronger password.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('says that it is weak when it is left', async () => {
    const meter = heldMeter();
    await show(meter.machine);
    await type(field(), 'abc');
    await meter.weak();
    await leave(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await type(field(), 'abc and a few more words');
    await meter.strong();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['strong', 1],
    ['weak', 0],
  ] as const)('keeps a press until it is measured: %s', async (ending, sent) => {
    const meter = heldMeter();
    await show(meter.machine);
    await type(field(), 'abc');
    expect(descriptionOf(field())).toBe('Checking how strong it is…');
    await press(button('Send'));
    expect([onSubmit.mock.calls.length, button('Waiting').textContent]).toEqual([0, 'Waiting']);
    await meter[ending]();
    await act(() => vi.waitFor(() => expect(button('Send')).toBeDefined()));
    expect(onSubmit).toHaveBeenCalledTimes(sent);
    expect(summary() ?? '').toContain(sent === 1 ? '' : 'stronger');
  });

  it('is read out once typing pauses', async () => {
    const meter = heldMeter();
    vi.useFakeTimers();
    await show(meter.machine);
    const said = () => document.querySelector('[role=status]')?.textContent;
    await type(field(), 'abc');
    await meter.weak();
    expect(said()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(said()).toBe(
      'Password strength: Poor. This is a top-100 common password. Add another word or two. Uncommon words are better.',
    );
  });

  it('says when it cannot be measured, holds the form, and Retry measures it', async () => {
    const meter = heldMeter();
    await show(meter.machine);
    await type(field(), 'abc and more');
    await meter.blocked();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('We could not check how strong');
    await press(button('Send'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summary()).toContain('We could not check how strong your password is.');

    await press(button('Try again'));
    expect(document.activeElement).toBe(field());
    await meter.strong();
    await press(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ secret: 'abc and more' });
  });
});
