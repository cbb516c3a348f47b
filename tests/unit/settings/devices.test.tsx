// @vitest-environment happy-dom
import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deviceList as texts } from '#messages/settings/device-list';
import { devices as section } from '#messages/settings/devices';
import { resourceMachine } from '../../../machines/app/resource/resource.machine';
import type { ResourceAnswer } from '../../../machines/app/resource/resource.types';
import { aoife, phoneAway } from '../../../machines/samples';
import { deviceSignOutMachine } from '../../../machines/settings/device-sign-out/device-sign-out.machine';
import type { SignedInDevice } from '../../../src/domain/signed-in-device';
import { DeviceList } from '../../../src/features/settings/devices/device-list';
import { DevicesFrame } from '../../../src/features/settings/devices/devices-frame';
import { answeredForm } from '../../support/stages/answered-form';
import { button, press, render, settling, unmount } from '../ui/render';

const here: SignedInDevice = {
  ...phoneAway,
  id: 'd1',
  browser: 'Chrome',
  system: 'Windows',
  isCurrent: true,
};
const unknown: SignedInDevice = {
  ...phoneAway,
  id: 'd3',
  browser: null,
  system: null,
  country: null,
  signedInAt: 'yesterday',
};
const onRetry = vi.fn();

type Shown = { readonly devices?: readonly SignedInDevice[] | Error | null; readonly acting?: boolean };

async function show({ devices = [here, phoneAway, unknown], acting = false }: Shown = {}) {
  const { form, sent, settle } = answeredForm();
  const list = createActor(
    resourceMachine.provide({
      actors: {
        loadItems: fromPromise<ResourceAnswer, { owner: string | null }>(() => {
          if (devices === null) return new Promise(() => undefined);
          if (devices instanceof Error) return Promise.reject(devices);
          return Promise.resolve({ records: devices, leftOut: 0 });
        }),
      },
      delays: { staleAfter: 1e9, loadTimeout: 1e9 },
      actions: { reportLoaded: () => undefined },
    }),
    { input: { growsStale: false } },
  ).start();
  list.send({ type: 'resource.requested', owner: aoife.uuid });
  const actor = createActor(
    deviceSignOutMachine.provide({
      actors: { form, readDevices: fromPromise<null>(() => Promise.resolve(null)) },
      actions: { reloadDevices: () => undefined, logFailure: () => undefined },
    }),
    { input: { customer: aoife.uuid } },
  ).start();
  await render(
    <DevicesFrame acting={acting}>
      <DeviceList list={list} actor={actor} customer={aoife.uuid} acting={acting} onRetry={onRetry} />
    </DevicesFrame>,
  );
  return { sent, settle };
}

/** The button that signs out the phone. */
const signOut = () => {
  const name = texts.signOutOf({ device: 'Safari on iOS' });
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error('The phone cannot be signed out');
  return found;
};
/** The button of the dialog that signs out. */
const confirm = () => {
  const found = document.querySelector<HTMLButtonElement>('[role=alertdialog] button[type=submit]');
  if (!found) throw new Error('Nothing is asked');
  return found;
};
const dialog = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
const said = () => document.body.textContent;
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

beforeAll(async () => {
  await import('../../../src/features/settings/devices/device-sign-out-dialog');
});
afterEach(async () => {
  await unmount();
  vi.clearAllMocks();
});

describe('Your devices', () => {
  it('D2.extensionGroups.devices: names each with place and times; the one in use cannot be signed out', async () => {
    await show();
    const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Chrome on WindowsThis device');
    expect(rows[0]).not.toContain(texts.signOut);
    expect(rows[1]).toContain('Safari on iOS');
    expect(rows[1]).toContain('France');
    expect(rows[1]).toContain('Signed in 22 Nov 2026, 18:05');
    expect(rows[1]).toContain('Last used 23 Nov 2026, 21:40');
    expect(rows[2]).toContain('Unknown device');
    expect(rows[2]).not.toMatch(/Signed in|France/u);
    expect(buttons()).toEqual([texts.signOut, texts.signOut, texts.signOutOthers]);
  });

  it('offers no button for all others if there is only one', async () => {
    await show({ devices: [here, phoneAway] });
    expect(buttons()).toEqual([texts.signOut]);
  });

  it('lets an admin who acts for the customer sign out all of them', async () => {
    await show({ devices: [phoneAway], acting: true });
    expect(buttons()).toEqual([texts.signOut, texts.signOutAll]);
    await press(button(texts.signOutAll));
    await settling(() => expect(dialog()).toContain(texts.questionAll));
  });

  it('says that it is loading, that nothing is there, and that it could not be loaded', async () => {
    await show({ devices: null });
    expect(document.querySelector('[role=status]')?.textContent).toBe(section.loading);
    await show({ devices: [], acting: true });
    expect(said()).toContain(texts.none);
    await show({ devices: new Error('No answer') });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(section.failedTitle);
    await press(button(section.retry));
    expect([onRetry.mock.calls.length, document.activeElement?.id]).toEqual([1, 'your-devices']);
  });
});

describe('the question', () => {
  it('names the device, and signs it out only after the confirmation', async () => {
    const { sent, settle } = await show();
    await press(signOut());
    await settling(() => expect(dialog()).toContain(texts.question));
    expect(dialog()).toContain('Safari on iOS');
    await settling(() => expect(document.activeElement).toBe(button(texts.keep)));
    expect(sent).toEqual([]);
    await press(confirm());
    expect(sent[0]?.values).toEqual({ target: { customer: aoife.uuid, deviceId: phoneAway.id } });
    await press(button(texts.keep));
    expect(dialog()).toContain(texts.signingOut);
    await settle({ kind: 'accepted', location: null });
    await settling(() => expect(dialog()).toBe(''));
  });

  it('is about all others, and can be closed', async () => {
    const { sent } = await show();
    await press(button(texts.signOutOthers));
    await settling(() => expect(dialog()).toContain(texts.questionOthers));
    await press(button(texts.keepOthers));
    expect([dialog(), sent]).toEqual(['', []]);
    await press(button(texts.signOutOthers));
    await settling(() => expect(dialog()).not.toBe(''));
    await press(confirm());
    expect(sent[0]?.values).toEqual({ target: { customer: aoife.uuid, deviceId: null } });
  });

  it('keeps the server’s message in the dialog', async () => {
    const { settle } = await show();
    await press(signOut());
    await settling(() => expect(dialog()).not.toBe(''));
    await press(confirm());
    await settle({ kind: 'refused', messages: ['Not now.'], fields: {}, sought: null });
    expect(dialog()).toContain('Not now.');
  });
});
