// @vitest-environment happy-dom
import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emailChange as texts } from '#messages/settings/email-change';
import { validation } from '#messages/registration/validation';
import { emailChangeMachine } from '../../../machines/settings/email-change/email-change.machine';
import { EmailChangeSection } from '../../../src/features/settings/email-change/email-change-section';
import { answeredForm } from '../../support/stages/answered-form';
import { button, press, render, settling, type, unmount } from '../ui/render';

async function show(pendingEmail: string | null = null) {
  const { form, sent, settle } = answeredForm();
  const told: string[] = [];
  const actor = createActor(
    emailChangeMachine.provide({
      actors: { form, cancelChange: fromPromise<null>(() => new Promise(() => undefined)) },
      actions: { readUser: () => void told.push('readUser'), logFailure: () => undefined },
    }),
  ).start();
  await render(<EmailChangeSection actor={actor} email="aoife@cabrank.test" pendingEmail={pendingEmail} />);
  return { actor, sent, settle, told };
}
const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? '';
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[role=dialog] input[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};

beforeAll(async () => {
  await import('../../../src/features/settings/email-change/email-change-dialog');
});
afterEach(unmount);

describe('Email address', () => {
  it('shows the address, and none that waits', async () => {
    await show();
    expect(document.body.textContent).toContain('aoife@cabrank.test');
    expect(document.body.textContent).not.toContain(texts.pendingTitle);
    expect(document.body.textContent).not.toContain(texts.keep);
  });

  it('names the address that waits, and can keep the present one', async () => {
    const { actor } = await show('other@example.com');
    expect(document.querySelector('[role=status]')?.textContent).toContain('other@example.com');
    await press(button(texts.keep));
    expect(actor.getSnapshot().value).toBe('cancelling');
    expect(document.body.textContent).toContain(texts.keeping);
  });

  it('asks for the new address and the password before it sends anything', async () => {
    const { sent, settle, told } = await show();
    await press(button(texts.change));
    await settling(() => expect(dialog()).toContain(texts.dialogHelp));
    await press(button(texts.submit));
    await settling(() => expect(dialog()).toContain(validation.required));
    expect(sent).toEqual([]);
    await type(input('newEmail'), 'other@example.com');
    await type(input('password'), 'Taxi');
    await press(button(texts.submit));
    await settling(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.values).toEqual({ newEmail: 'other@example.com', password: 'Taxi' });
    await settle({ kind: 'accepted', location: null });
    await settling(() => expect([dialog(), told]).toEqual(['', ['readUser']]));
  });

  it('can be closed, and shows the server’s errors at the fields', async () => {
    const { sent, settle } = await show();
    await press(button(texts.change));
    await settling(() => expect(dialog()).not.toBe(''));
    await press(button(texts.cancel));
    expect([dialog(), sent]).toEqual(['', []]);
    await press(button(texts.change));
    await settling(() => expect(dialog()).not.toBe(''));
    await type(input('newEmail'), 'other@example.com');
    await type(input('password'), 'wrong');
    await press(button(texts.submit));
    await settling(() => expect(sent).toHaveLength(1));
    const fields = { password: "This isn't your current password." };
    await settle({ kind: 'refused', messages: [], fields, sought: null });
    await settling(() => expect(dialog()).toContain(fields.password));
  });
});
