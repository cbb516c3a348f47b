import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectItems, selectLeftOut } from '../../../machines/app/resource/resource.selectors';
import { phoneAway } from '../../../machines/samples';
import {
  selectHasFailed,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectForm } from '../../../machines/settings/device-sign-out/device-sign-out.selectors';
import type { SignOutScope } from '../../../machines/settings/device-sign-out/device-sign-out.types';
import type { SignedInDevice } from '../../../src/domain/signed-in-device';
import {
  provideDeviceList,
  provideDeviceSignOut,
} from '../../../src/features/settings/devices/device-sign-out.provide';
import type { Answers } from '../../support/system/play-system';
import { config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';

const listCall = `GET /api/user/${uuid}/sessions`;
const oneCall = `DELETE /api/user/${uuid}/sessions/${phoneAway.id}`;
const othersCall = `DELETE /api/user/${uuid}/sessions`;

const times = { signedInAt: '2026-11-22T18:05:00Z', lastUsedAt: '2026-11-23T21:40:00Z' };
const here = { id: 'd1', current: true, ...times };
const away = { id: phoneAway.id, browser: 'Safari', system: 'iOS', country: 'FR', current: false, ...times };

const one: SignOutScope = { kind: 'one', device: phoneAway };
const selectDevices = selectItems<SignedInDevice>();

async function open(scope: SignOutScope, changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'devices'),
    [listCall]: (_request, nth) => ({ code: 200, response: nth === 1 ? [here, away] : [here] }),
    [oneCall]: ok(undefined),
    [othersCall]: ok(undefined),
    ...changed,
  });
  const list = createActor(provideDeviceList(system.environment), { input: { growsStale: false } }).start();
  const reload = () => list.send({ type: 'resource.reloaded', owner: uuid });
  reload();
  await waitFor(list, (now) => !now.hasTag('busy'), { timeout: 5000 });
  const section = createActor(provideDeviceSignOut(system.environment, { list, reload }), {
    input: { customer: uuid },
  }).start();
  section.send({ type: 'signOut.requested', scope });
  const press = async (key = 'press-1') => {
    const deviceId = scope.kind === 'one' ? scope.device.id : null;
    const values = { target: { customer: uuid, deviceId } };
    selectForm(section.getSnapshot())?.send({ type: 'form.submitted', values, key });
    return waitFor(section, (now) => !now.hasTag('busy'), { timeout: 5000 });
  };
  const form = () => {
    const submission = selectForm(section.getSnapshot());
    if (submission === undefined) throw new Error('The question is answered');
    return submission.getSnapshot();
  };
  const devices = () => selectDevices(list.getSnapshot())?.map(({ id }) => id);
  return { ...system, section, press, form, devices };
}

describe('signing out a device', () => {
  it('sends it without a body, and the list no longer shows it', async () => {
    const { press, sent, devices } = await open(one);
    expect(devices()).toEqual(['d1', phoneAway.id]);
    expect((await press()).value).toBe('listed');
    expect(sent(oneCall)).toMatchObject([{ body: '', key: 'press-1' }]);
    expect([devices(), sent(othersCall)]).toEqual([['d1'], []]);
  });

  it('sends one request for all others', async () => {
    const { press, sent, devices } = await open({ kind: 'others' });
    expect((await press()).value).toBe('listed');
    expect([sent(othersCall).length, sent(oneCall).length, devices()]).toEqual([1, 0, ['d1']]);
  });

  it('counts a device that is not signed in any more as signed out', async () => {
    const { press, notices } = await open(one, { [oneCall]: () => ({ code: 404, message: 'Not found.' }) });
    expect((await press()).value).toBe('listed');
    expect(notices().filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('shows the message of a refusal in the dialog, and in no notice', async () => {
    const { press, form, notices } = await open(one, {
      [oneCall]: () => ({ code: 409, message: "This is the device you're using." }),
    });
    await press();
    expect([selectMessages(form()), notices()]).toEqual([["This is the device you're using."], []]);
  });

  it('can be sent again after a lost response, under the same key', async () => {
    const { press, form, sent } = await open(one, {
      [oneCall]: (_request, nth) => (nth === 1 ? lost() : { code: 200 }),
    });
    await press();
    expect(selectHasFailed(form())).toBe(true);
    expect((await press('press-2')).value).toBe('listed');
    expect(sent(oneCall).map(({ key }) => key)).toEqual(['press-1', 'press-1']);
  });

  it('closes the dialog if the list cannot be read again', async () => {
    const { press, devices } = await open(one, {
      [listCall]: (_request, nth) => (nth === 1 ? { code: 200, response: [here, away] } : { code: 500 }),
    });
    expect((await press()).value).toBe('listed');
    expect(devices()).toEqual(['d1', phoneAway.id]);
  });

  it('reads the list again if the dialog is closed without knowing', async () => {
    const { press, section, sent } = await open(one, { [oneCall]: lost });
    await press();
    section.send({ type: 'dialog.closed' });
    expect(section.getSnapshot().value).toBe('listed');
    await expect.poll(() => sent(listCall).length).toBe(2);
  });
});

describe('the list of the devices', () => {
  it('reads what is known about each, and leaves out one without its times', async () => {
    const { environment } = await open(one, {
      [listCall]: ok([here, { ...away, country: 'France', system: '' }, { id: 'd3', current: false }]),
    });
    const list = createActor(provideDeviceList(environment), { input: { growsStale: false } }).start();
    list.send({ type: 'resource.requested', owner: uuid });
    await waitFor(list, (now) => !now.hasTag('busy'), { timeout: 5000 });
    expect([selectDevices(list.getSnapshot()), selectLeftOut(list.getSnapshot())]).toEqual([
      [
        { id: 'd1', browser: null, system: null, country: null, isCurrent: true, ...times },
        { id: phoneAway.id, browser: 'Safari', system: null, country: null, isCurrent: false, ...times },
      ],
      1,
    ]);
  });
});
