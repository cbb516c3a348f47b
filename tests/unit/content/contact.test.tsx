// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { contactMachine } from '../../../machines/content/contact/contact.machine';
import { blank, typed } from '../../../machines/content/contact/contact.fixtures';
import type { contentMachine } from '../../../machines/content/content/content.machine';
import type { Option } from '../../../src/domain/entities';
import type { FareEstimator } from '../../../src/domain/fare-estimator';
import { ContactDialog } from '../../../src/features/content/contact/contact-dialog';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { button, frames, press, render, rerender, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

type Submit = Parameters<typeof provideForm>[0]['submit'];
const submit = vi.fn<Submit>();
const onClose = vi.fn();
const estimator: FareEstimator = { url: '/legacy/fare-estimator', place: 'own' };
const SUBJECTS: readonly Option[] = [
  { id: '1', label: 'Something else' },
  { id: '2', label: 'Lost property' },
];

const start = (draft = typed) =>
  createActor(
    contactMachine.provide({
      actors: { form: provideForm({ submit }) },
      delays: { estimatorTimeout: 1_000 },
      actions: { saveDraft: () => undefined, removeDraft: () => undefined, logFailure: () => undefined },
    }),
    { input: { blank, draft, embedded: false } },
  ).start();

const panel = (actor: ReturnType<typeof start>, subjects = SUBJECTS) => (
  <ContactDialog
    id="panel"
    title="Contact Us"
    actor={actor}
    content={
      stillActor<typeof contentMachine>({
        context: { content: { title: 'Contact Us', subjects } },
      } as never).actor
    }
    estimator={estimator}
    activator={null}
    onRetry={() => undefined}
    onClose={onClose}
  />
);

const close = () => document.querySelector<HTMLElement>('[aria-label=Close]') as HTMLElement;
const escape = async () => {
  await frames();
  await act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await Promise.resolve();
  });
};
const subject = () => document.getElementById('panel-subject') as HTMLSelectElement | null;
const settle = () => act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull()));

beforeEach(() => {
  submit.mockReset();
  onClose.mockReset();
});
afterEach(unmount);

describe('the contact panel', () => {
  it('can be closed while a message is written', async () => {
    await render(panel(start()));
    await press(close());
    await escape();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('cannot be closed while the message is being sent, only afterwards', async () => {
    let refuse: (error: unknown) => void = () => undefined;
    submit.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await render(panel(start()));
    await press(button('Send message'));
    expect(submit).toHaveBeenCalledOnce();
    expect(close().getAttribute('aria-disabled')).toBe('true');
    await press(close());
    await escape();
    expect(onClose).not.toHaveBeenCalled();
    refuse(new Error('No answer'));
    await settle();
    await press(close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can be closed once the message was sent', async () => {
    submit.mockResolvedValue({ location: null });
    await render(panel(start()));
    await press(button('Send message'));
    await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('is on its way')));
    await press(close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('marks the chosen tab with an icon too', async () => {
    const actor = start();
    await render(panel(actor));
    const signs = () =>
      [...document.querySelectorAll('[role=tablist] [role=tab]')].map(
        (each) => each.querySelector('svg') !== null,
      );
    expect(signs()).toEqual([true, false]);
    await act(async () => {
      actor.send({ type: 'tab.chosen', tab: 'fareEstimator' });
      await Promise.resolve();
    });
    expect(signs()).toEqual([false, true]);
  });
});

describe('the subject of a message', () => {
  it('is chosen from the company’s list', async () => {
    submit.mockResolvedValue({ location: null });
    await render(panel(start()));
    expect(subject()?.value).toBe('2');
    await press(button('Send message'));
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ subject: '2' });
  });

  it('is absent if the company has none, and the message can be sent', async () => {
    submit.mockResolvedValue({ location: null });
    await render(panel(start(), []));
    expect(subject()).toBeNull();
    expect(button('Send message').getAttribute('aria-disabled')).toBeNull();
    await press(button('Send message'));
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ subject: '', message: typed.message });
  });

  it('is the first one as soon as the list has loaded, and nothing typed is lost', async () => {
    const actor = start();
    await render(panel(actor, []));
    await rerender(panel(actor));
    expect(subject()?.value).toBe('2');
    expect((document.getElementById('panel-message') as HTMLTextAreaElement).value).toBe(typed.message);
  });
});
