// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { aoife, cancelledPremium } from '../../../machines/samples';
import { subscriptionResumeMachine } from '../../../machines/profiles/subscription-resume/subscription-resume.machine';
import type { Subscription } from '../../../src/domain/entities';
import { SubscriptionResumeDialog } from '../../../src/features/profiles/subscription-resume/subscription-resume-dialog';
import { answeredForm } from '../../support/stages/answered-form';
import { button, press, render, unmount } from '../ui/render';

/** The dialog over its chart; the test decides what the server answers. */
async function show(subscription: Subscription = cancelledPremium) {
  const { form, sent, settle } = answeredForm();
  const actor = createActor(subscriptionResumeMachine.provide({ actors: { form } }), {
    input: { customer: aoife.uuid, subscription },
  }).start();
  await render(<SubscriptionResumeDialog actor={actor} currency="EUR" />);
  return { actor, sent, settle };
}

const dialog = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';

afterEach(unmount);

describe('the dialog that resumes Premium', () => {
  it('D2.extensionGroups.resume: shows what is resumed, from when and the price, with focus on the answer that costs nothing', async () => {
    const { sent } = await show();
    for (const words of [
      'Resume Personal Premium?',
      'It will renew on 14 Dec 2026. Your current price is €9.99 per month.',
      "You'll keep your first trip off per month.",
    ])
      expect(dialog()).toContain(words);
    expect(document.activeElement?.textContent).toBe('Leave it cancelled');
    await press(button('Resume Premium'));
    expect(sent.map(({ values }) => values)).toEqual([{ subscription: cancelledPremium.id }]);
    expect(dialog()).toContain('Resuming Premium…');
  });

  it('shows no price or date if the server sends none', async () => {
    await show({ ...cancelledPremium, price: null });
    expect(dialog()).toContain('It will renew on 14 Dec 2026.');
    expect(dialog()).not.toContain('Your current price');
    await unmount();
    await show({ ...cancelledPremium, endsOn: 'soon' });
    expect(dialog()).not.toContain('renew');
  });

  it('D5.2: shows a refusal in the dialog, which can be closed', async () => {
    const { actor, settle } = await show();
    await press(button('Resume Premium'));
    await settle({ kind: 'refused', messages: ['It has ended.'], fields: {}, sought: null });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('It has ended.');
    await press(button('Leave it cancelled'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });
});
