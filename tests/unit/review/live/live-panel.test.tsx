// @vitest-environment happy-dom
import { act } from 'react';
import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeedObserver } from '../../../../src/review/live/feed';
import { LivePanel } from '../../../../src/review/live/live-panel';
import type { LivePlace } from '../../../../src/review/live/live.selectors';
import type { LiveMessage } from '../../../../src/recording/message';
import { provideLive } from '../../../../src/review/live/provide-live';
import { createSerialiser } from '../../../../src/recording/serialise';
import type { Flow } from '../../../../src/review/play/flow';
import { flows } from '../../../../src/review/flows';
import { startRig } from '../../../../src/review/play/rig';
import { button, press, render, unmount } from '../../ui/render';

const form = flows['form-submission'] as unknown as Flow;
const known = { 'form-submission': form };

function session(): LiveMessage[] {
  const messages: LiveMessage[] = [];
  const serialise = createSerialiser({ page: 1, now: () => 0 });
  const rig = startRig(form, undefined, { inspect: (event) => messages.push(...serialise(event)) });
  rig.play({ to: '', event: form.fixtures.events[0] as { type: string } });
  rig.play({ settle: 'submitForm', with: 'refused' });
  return messages;
}

async function show() {
  const observers: FeedObserver[] = [];
  const shown: LivePlace[] = [];
  const saved: string[] = [];
  const feedOf = () => ({
    subscribe: (observer: FeedObserver) => (observers.push(observer), () => undefined),
  });
  const actor = createActor(provideLive(feedOf), { input: { address: 'http://localhost/live' } }).start();
  await render(
    <LivePanel
      actor={actor}
      flows={known}
      onShow={(place) => shown.push(place)}
      onSave={(_name, text) => saved.push(text)}
    />,
  );
  const hear = () =>
    act(async () => {
      observers.at(-1)?.opened();
      observers.at(-1)?.heard(session());
      await Promise.resolve();
    });
  const said = () => document.querySelector('[role=status]')?.textContent ?? '';
  return { hear, shown, saved, said };
}

afterEach(unmount);

describe('the live panel', () => {
  it('shows what runs, records it, and steps through the recording', async () => {
    const { hear, shown, saved, said } = await show();
    expect(said()).toContain('No app answers');
    expect(button('Record').getAttribute('aria-disabled')).toBe('true');
    await hear();
    expect(said()).toBe('Listening to the app.');
    await press(button('form-submission refused'));
    expect(shown.at(-1)).toMatchObject({ flow: 'form-submission', places: { '': 'refused' }, path: null });

    await press(button('Record'));
    expect(said()).toContain('Recording what the app does');
    await press(button('Stop recording'));
    await press(button('Save the recording'));
    expect(saved[0]).toContain('cabrank-recording');

    await press(button('form-submission refused'));
    expect(said()).toContain('step 0 of 2: the start. Now editing.');
    await press(button('Next step'));
    expect(said()).toContain("step 1 of 2: the event 'form.submitted'. Now submitting.");
    expect(shown.at(-1)?.path?.steps).toHaveLength(1);
    await press(button('To the end'));
    expect(said()).toContain("step 2 of 2: 'submitForm' ended. Now refused.");
    await press(button('Next step'));
    expect(said()).toContain('step 2 of 2');
    await press(button('All flows'));
    await press(button('Back to the running app'));
    expect(said()).toContain('No app answers');
  });
});
