import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectMessages } from '../../../machines/session/form-submission/form-submission.selectors';
import { selectSubscriptions } from '../../../machines/app/resource/resource.selectors';
import { cancelledPremium } from '../../../machines/samples';
import { selectForm } from '../../../machines/profiles/subscription-resume/subscription-resume.selectors';
import { provideSubscriptionResume } from '../../../src/features/profiles/subscription-resume/subscription-resume.provide';
import type { Answers } from '../../support/system/play-system';
import { calls, config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';

const running = { id: 31, card_id: 11, type: 'personal', cancellable: true, price: 999 };
const cancelled = { ...running, cancellable: false, endsOn: '2026-12-14T00:00:00Z' };

const resumeCall = `POST /api/user/${uuid}/subscriptions/${cancelledPremium.id}/resume`;
const viewCall = calls.subscriptions;
const ENDED = 'Your Premium subscription has ended, so you can no longer resume it.';
const refused = () => ({ code: 409, message: ENDED });

async function open(changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'resume'),
    [viewCall]: ok([running]),
    [resumeCall]: ok(undefined),
    ...changed,
  });
  const dialog = createActor(provideSubscriptionResume(system.environment), {
    input: { customer: uuid, subscription: cancelledPremium },
  }).start();
  const press = async (key = 'press-1') => {
    const values = { subscription: cancelledPremium.id };
    selectForm(dialog.getSnapshot())?.send({ type: 'form.submitted', values, key });
    await waitFor(dialog, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
    return dialog.getSnapshot();
  };
  const form = () => {
    const submission = selectForm(dialog.getSnapshot());
    if (submission === undefined) throw new Error('The question is answered');
    return submission.getSnapshot();
  };
  const keys = () => system.sent(resumeCall).map(({ key }) => key);
  return { ...system, dialog, press, form, keys };
}

const resumed = { kind: 'resumed' };

describe('resuming Premium', () => {
  it('sends it without a body; the list shows it as resumed at once', async () => {
    const { press, sent, services } = await open();
    expect((await press()).output).toEqual(resumed);
    expect(sent(resumeCall)).toMatchObject([{ body: '', key: 'press-1' }]);
    const list = services.get('subscriptions').getSnapshot();
    expect(selectSubscriptions(list)).toMatchObject([{ cancellable: true, endsOn: null }]);
  });

  it('shows the message of a refusal in the dialog, and in no notice', async () => {
    const { press, form, notices } = await open({ [resumeCall]: refused, [viewCall]: ok([]) });
    await press();
    expect([selectMessages(form()), notices()]).toEqual([[ENDED], []]);
  });

  it.each([404, 409])('a %i for one without an end counts as resumed', async (code) => {
    const { press } = await open({ [resumeCall]: () => ({ code }) });
    expect((await press()).output).toEqual(resumed);
  });

  it('a refusal is shown if a different one has no end', async () => {
    const { press, form } = await open({
      [resumeCall]: refused,
      [viewCall]: ok([{ ...running, id: 32 }, cancelled]),
    });
    await press();
    expect(selectMessages(form())).toEqual([ENDED]);
  });

  it('another refusal is shown without reading the list, and so is one if the list cannot be read', async () => {
    const forbidden = await open({ [resumeCall]: () => ({ code: 403, message: 'No.' }) });
    await forbidden.press();
    expect([selectMessages(forbidden.form()), forbidden.sent(viewCall)]).toEqual([['No.'], []]);
    const unread = await open({ [resumeCall]: refused, [viewCall]: () => ({ code: 500 }) });
    await unread.press();
    expect(selectMessages(unread.form())).toEqual([ENDED]);
  });
});

describe('a request whose response is lost', () => {
  it('is checked at once, and complete if the subscription has no end', async () => {
    const { press, keys } = await open({ [resumeCall]: lost });
    expect([(await press()).output, keys()]).toEqual([resumed, ['press-1']]);
  });
});
