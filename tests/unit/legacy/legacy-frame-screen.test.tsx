// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { legacyFrameMachine } from '../../../machines/legacy/legacy-frame/legacy-frame.machine';
import { LegacyFrameScreen } from '../../../src/features/legacy/legacy-frame/legacy-frame-screen';
import { render, rerender, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const { actor } = stillActor<typeof legacyFrameMachine>({ matches: (value: unknown) => value === 'failed' });
/** A page that did not come: nothing is requested. */
const failed = Object.assign(actor, { on: () => ({ unsubscribe: () => undefined }) });

const screen = (hasHeading: boolean) => (
  <LegacyFrameScreen
    actor={failed}
    frameId="older-page"
    address="/legacy/new-booking"
    title="Book a taxi"
    hasHeading={hasHeading}
    isSettled
    look={{ kind: 'asIs' }}
    phone={null}
  />
);

afterEach(unmount);

it('keeps the focus on the heading of an older page when the navigation says that it is visible', async () => {
  await render(screen(false));
  document.querySelector('h1')?.focus();
  await rerender(screen(true));
  expect([document.activeElement?.localName, document.activeElement?.textContent]).toEqual([
    'h1',
    'Book a taxi',
  ]);
});
