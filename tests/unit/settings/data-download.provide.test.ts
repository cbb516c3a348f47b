import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectSavedName } from '../../../machines/app/download/download.selectors';
import type { FileToSave } from '../../../src/platform/save-file';
import { provideDataDownload } from '../../../src/features/settings/data-download/data-download.provide';
import type { Answers } from '../../support/system/play-system';
import { config, enter, ok, uuid } from '../../support/system/provide/card-dialogs';
import { answerOf } from '../../support/system/provide/one-actor';

const file = { id: 'my-data', name: 'Your data' };
const request = { type: 'download.requested', file } as const;
const of = (path: string) => `GET /api/user/${uuid}/${path}`;

const answers: Answers = {
  'GET /api/config': config('receipts'),
  [of('settings/view')]: ok({
    firstName: 'Aoife',
    lastName: 'Byrne',
    bookingName: 'Front desk',
    confirmationEmails: true,
    showDelivery: false,
    showShare: false,
    showCc: true,
    ccEmails: ['office@byrne.test'],
    showDelete: true,
  }),
  [of('cards/view')]: ok([
    {
      id: 11,
      name: 'Everyday',
      lastFour: '4242',
      type: 'visa',
      expired: false,
      expiresSoon: false,
      paymentMethodId: 'pm_secret_1',
      card_id: 'card_11',
    },
  ]),
  [of('cards/premium')]: ok([
    { id: 31, card_id: 'card_11', type: 'personal', cancellable: true, price: 999 },
  ]),
  [of('settings/accounts/view')]: ok([]),
  [of('receipts')]: ok([
    {
      id: 7,
      number: 'R-2026-0007',
      date: '2026-11-01',
      description: 'Premium',
      amount: 999,
      currency: 'EUR',
    },
  ]),
};

async function open(changed: Answers = {}) {
  const system = await enter({ ...answers, ...changed });
  const files: FileToSave[] = [];
  const section = createActor(provideDataDownload(system.environment, { save: (file) => files.push(file) }), {
    input: { customer: uuid },
  }).start();
  const press = async () => {
    section.send(request);
    await waitFor(section, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
    return section.getSnapshot();
  };
  return { ...system, press, files };
}

describe('Download my data', () => {
  it('is a JSON file of the user, the settings and every list', async () => {
    const { press, files } = await open();
    const name = selectSavedName(await press());
    expect(name).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
    expect(files.map((file) => [file.name, file.content.type])).toEqual([[name, 'application/json']]);
    const text = (await files[0]?.content.text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({
      user: { firstName: 'Aoife', email: 'aoife@cabrank.test' },
      settings: { bookingName: 'Front desk', ccEmails: ['office@byrne.test'] },
      cards: [{ id: '11', name: 'Everyday', lastFour: '4242' }],
      subscriptions: [{ id: '31', price: 999, paidWith: '11' }],
      cardAccounts: [],
      accounts: [],
      receipts: [{ number: 'R-2026-0007', amount: 999 }],
    });
    expect(text).not.toMatch(/pm_secret|card_11/);
  });

  it('does not reload fresh data', async () => {
    const { press, sent, files } = await open();
    await press();
    await press();
    expect([sent(of('cards/view')).length, sent(of('settings/view')).length, files.length]).toEqual([
      1, 2, 2,
    ]);
  });

  it.each([
    'settings/view',
    'cards/view',
    'cards/premium',
    'cards/business',
    'settings/accounts/view',
    'receipts',
  ])('saves no file without %s, and the next press saves it', async (path) => {
    const { press, files, failures } = await open({
      [of(path)]: (request, nth) => (nth === 1 ? { code: 500 } : (answers[of(path)] ?? ok([]))(request, nth)),
    });
    expect((await press()).matches('failed')).toBe(true);
    expect([files, failures]).toEqual([[], []]);
    expect((await press()).matches('saved')).toBe(true);
    expect(files).toHaveLength(1);
  });

  it('saves no file if one card could not be read', async () => {
    const { press, files } = await open({ [of('cards/view')]: ok([{ id: null }]) });
    expect((await press()).matches('failed')).toBe(true);
    expect(files).toEqual([]);
  });

  it('saves no file once the customer has signed out, though everything was read', async () => {
    const { environment, press, files, services } = await open();
    await press();
    vi.spyOn(environment.client, 'call').mockImplementation(() => {
      // By then the lists, which are fresh, have been taken.
      setTimeout(() => services.get('session').send({ type: 'session.ended' }), 0);
      return new Promise((resolve) => {
        setTimeout(() => resolve({}), 10);
      });
    });
    const input = { customer: uuid, file };
    expect(await answerOf(provideDataDownload(environment), 'saveFile', input)).toEqual({
      kind: 'refused',
      messages: [],
    });
    expect(files).toHaveLength(1);
  });

  it('includes and requests no receipts if the backend does not offer them', async () => {
    const { press, files, sent } = await open({ 'GET /api/config': config() });
    await press();
    expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({ receipts: [] });
    expect(sent(of('receipts'))).toEqual([]);
  });

  it('reports an error if the browser does not accept it', async () => {
    const { environment, failures } = await open();
    const section = createActor(
      provideDataDownload(environment, {
        save: () => {
          throw new Error('No room');
        },
      }),
      { input: { customer: uuid } },
    ).start();
    section.send(request);
    await waitFor(section, (snapshot) => snapshot.matches('failed'), { timeout: 5000 });
    expect(failures).toEqual([new Error('No room')]);
  });
});
