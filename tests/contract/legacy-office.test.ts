import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type DemoName, type TestBackend } from '../support/backend/backend';
import { createOlderVisitor, linksOf, type OlderVisitor } from '../support/backends/older-site';

let backend: TestBackend;
beforeAll(async () => {
  // Whatever extension groups there are, the older pages do their job without them.
  backend = await createTestBackend({ switches: { extensions: [] } });
});
afterAll(() => backend.app.close());

const nobody = (): OlderVisitor => createOlderVisitor(backend.app);
async function as(name: DemoName): Promise<OlderVisitor> {
  const visitor = nobody();
  await visitor.signIn(name);
  return visitor;
}

const journey = {
  pick_up: '1 Main Street, Cork',
  destination: 'Cork Airport',
  pick_up_at: '2026-11-20T18:00',
  vehicle: 'saloon',
  payment_type: '1',
};

describe('an admin', () => {
  it('acts as a customer for a reason, books for them, and returns', async () => {
    const admin = await as('admin');
    const found = await admin.get('/legacy/customers?query=walsh%20gráinne');
    expect(found.text).toContain('1 customers, page 1 of 1.');
    expect(found.text).toContain('billpay@cabrank.test');
    expect(found.text).toContain('Business+');
    const address = `/legacy/customers/${uuidOf('billpay')}/log-in-as`;
    expect(found.html).toContain(`action="${address}"`);

    const unreasonable = await admin.send(address, { reason: '  ' });
    expect(unreasonable.status).toBe(400);
    expect(unreasonable.text).toContain('Required.');
    expect((await admin.get('/legacy/new-booking')).status).toBe(403);

    const begun = await admin.send(address, { reason: 'Asked on the phone' });
    expect([begun.address, begun.heading]).toEqual(['/legacy/new-booking', 'New booking']);
    expect(begun.text).toContain('Fionnuala as Gráinne Walsh');
    const told = await backend.app.inject({
      url: '/api/auth/user',
      headers: { cookie: admin.cookie(), 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(told.json()).toMatchObject({
      response: { impersonation: { reason: 'Asked on the phone' }, impersonate: { first_name: 'Gráinne' } },
    });
    await admin.send('/legacy/new-booking', journey);
    const recorded = await backend.services.audit.list(uuidOf('billpay'));
    expect(recorded.map(({ action, reason }) => [action, reason])).toEqual([
      ['Booked a trip', 'Asked on the phone'],
      ['Signed in as the customer', 'Asked on the phone'],
    ]);
    expect((await (await as('billpay')).get('/legacy/job-status')).text).toContain('Cork Airport');

    expect((await admin.get('/legacy/logout')).text).toContain('Return to Admin Panel');
    const back = await admin.send('/legacy/logout', {});
    expect([back.address, back.heading]).toEqual(['/legacy/customers', 'Customers']);
    expect((await admin.get('/legacy/dispatch')).text).toMatch(
      /Gráinne Walsh 1 Main Street, Cork Cork Airport/u,
    );
    expect((await admin.get('/legacy/dashboard')).text).toMatch(/Upcoming trips [1-9]/u);
  });

  it.each([uuidOf('admin'), 'c0ffee00-0000-4000-8000-000000009999', "x' or 1=1"])(
    'cannot act as %s',
    async (id) => {
      const admin = await as('admin');
      const address = `/legacy/customers/${encodeURIComponent(id)}/log-in-as`;
      expect((await admin.send(address, { reason: 'Just so' })).status).toBe(404);
    },
  );

  it('finds customers by what is typed, taken literally', async () => {
    const admin = await as('admin');
    const total = async (query: string) =>
      /(\d+) customers/u.exec(
        (await admin.get(`/legacy/customers?query=${encodeURIComponent(query)}`)).text,
      )?.[1];
    expect(await total('')).toBe('10');
    expect(await total('%')).toBe('0');
    expect(await total('_')).toBe('0');
    expect(await total("O'Brien")).toBe('1');
    expect(await total('cabrank.test kelly')).toBe('1');
    expect((await admin.get('/legacy/customers?page=-1')).text).toContain('page 1 of 1');
    const hostile = await admin.get(`/legacy/customers?query=${encodeURIComponent('"><script>x</script>')}`);
    expect(hostile.html).not.toContain('<script>x');
  });

  it('can book for a customer who must change the password, but not for one who cannot book', async () => {
    const actingAs = async (name: DemoName) => {
      const admin = await as('admin');
      await admin.send(`/legacy/customers/${uuidOf(name)}/log-in-as`, { reason: 'Asked on the phone' });
      return admin;
    };
    const admin = await actingAs('mustchange');
    const booked = await admin.send('/legacy/new-booking', journey);
    const ref = new URL(booked.address, 'http://x').searchParams.get('booked') ?? '';
    expect(booked.text).toContain(`Thank you. Your booking reference is ${ref}.`);
    const edit = `/legacy/edit?b=${ref}`;
    const changed = await admin.send(edit, { ...journey, destination: 'Kent Station' });
    expect(changed.text).toContain('Kent Station');
    expect((await (await as('mustchange')).send(edit, journey)).status).toBe(403);
    expect((await (await actingAs('cannotbook')).send('/legacy/new-booking', journey)).status).toBe(403);
  });

  it('approves and declines applications for credit, each once', async () => {
    const admin = await as('admin');
    const list = await admin.get('/legacy/credit-account-requests');
    const address = linksOf(list).find((link) => /credit-account-requests\/[0-9a-f-]{36}$/u.test(link)) ?? '';
    const pending = linksOf(list).length;
    expect(pending).toBeGreaterThan(0);
    const uuid =
      /href="(\/legacy\/credit-account-requests\/[0-9a-f-]{36})">MC-2077/u.exec(list.html)?.[1] ?? address;
    expect((await admin.get(uuid)).text).toContain('McCarthy & Daughters');
    const unreasonable = await admin.send(`${uuid}/decline`, { reason: '' });
    expect([unreasonable.status, unreasonable.text]).toEqual([400, expect.stringContaining('Required.')]);
    expect((await admin.send(`${uuid}/approve`, {})).text).toMatch(/Status approved Account \S+/u);
    expect((await admin.send(`${uuid}/decline`, { reason: 'Too late' })).status).toBe(409);
    expect((await (await as('pending')).get('/legacy/new-booking')).text).toContain('McCarthy & Daughters (');
  });
});

describe('the users of a business account', () => {
  it('are listed, invited and removed only by its owner', async () => {
    const owner = await as('business');
    const users = await owner.get('/legacy/users');
    expect(users.text).toContain('member@cabrank.test Active');
    const id = /name="email-(\d+)"/u.exec(users.html)?.[1] ?? '';
    const invite = (visitor: OlderVisitor, email: string) =>
      visitor.send('/legacy/users/invite', { account: id, [`email-${id}`]: email });

    expect((await invite(owner, 'not an address')).text).toContain('Invalid e-mail address.');
    expect((await invite(owner, 'member@cabrank.test')).text).toContain(
      'This person already uses the account.',
    );
    expect((await invite(owner, 'New@Cabrank.test')).text).toContain('new@cabrank.test Invited');
    const member = await as('member');
    expect((await member.get('/legacy/users')).text).toContain("You don't own a business account.");
    expect((await invite(member, 'x@cabrank.test')).status).toBe(404);
    expect(
      (await member.send('/legacy/users/remove', { account: id, email: 'new@cabrank.test' })).status,
    ).toBe(404);

    const invited = await as('new');
    expect((await invited.get('/legacy/new-booking')).text).toContain('Murphy & Sons Ltd');
    expect((await owner.get('/legacy/users')).text).toContain('Cian Doyle new@cabrank.test Active');
    const left = await owner.send('/legacy/users/remove', { account: id, email: 'new@cabrank.test' });
    expect(left.text).not.toContain('new@cabrank.test');
    expect((await invited.get('/legacy/new-booking')).text).not.toContain('Murphy & Sons Ltd');
  });
});
