import { sql } from 'kysely';
import { DEMO_PASSWORD, demoAccounts } from '../../../src/server/backend/seeds/accounts';
import type { TestBackend } from '../backend/backend';
import type { Answered, CanaryCaller } from './canary-caller';

const THREE_D_SECURE = '4000002500003155';
const DECLINED = '4000000000000002';

const words = {
  firstName: 'Canarina',
  lastName: 'Kanarienvogel',
  email: 'canarina.bird@canary.test',
  phone: '+353871230987',
  company: 'Canaries & Daughters',
  address: '7 Birdcage Walk, Cork, T12 CN77',
  message: 'My canary flew into the taxi.',
  reason: 'The canary asked by phone',
};

/** @throws if a step of the journey fails: a search proves nothing if the journey did not happen */
function expectStatus(answer: Answered, status: number, step: string): Answered {
  if (answer.status !== status) throw new Error(`${step}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

const intentOf = ({ body }: Answered): string =>
  Object.values(body.stripe_action ?? {})[0]?.split('_secret_')[0] ?? '';

/** A customer's whole journey through the product, an admin's as well, and its errors. */
export async function playCanaryJourney(caller: CanaryCaller, backend: TestBackend): Promise<void> {
  const { call, write, keep, botToken, cardToken } = caller;
  const { services } = backend;
  for (const [name, word] of Object.entries(words)) if (name !== 'phone') keep('words', word);
  keep('words', words.phone.slice(1));

  const mailed = async (pattern: RegExp): Promise<string> => {
    const mails = (await services.mail.outbox()).filter(({ recipient }) => recipient === words.email);
    return mails.map(({ body }) => pattern.exec(body)?.[1]).find((found) => found !== undefined) ?? '';
  };
  const login = (password: string, path = '/api/auth/login') =>
    call('POST', path, { form: { email: words.email, password } });
  const card = (token: string) => ({ token, last4: token.slice(23, 27), exp_month: 4, exp_year: 2031 });
  const settle = (intent: string, outcome: string) =>
    call('POST', `/sandbox/intents/${intent}`, { form: { outcome } });

  // Registration, with Premium and its confirmation.
  const registration = {
    requestType: 'personal',
    firstName: words.firstName,
    lastName: words.lastName,
    email: words.email,
    phoneNumber: words.phone,
    billingAddress: words.address,
    companyName: words.company,
    premiumUsers: 3,
    card: card(cardToken(THREE_D_SECURE)),
  };
  const register = (more: object) =>
    write('POST', '/api/premium/subscribe', {
      json: { ...registration, ...more, recaptchaToken: botToken() },
    });
  const held = expectStatus(await register({}), 402, 'registration');
  await settle(intentOf(held), 'succeeded');
  const confirmed = { card: { ...registration.card, paymentIntent: intentOf(held) } };
  const registered = expectStatus(await register(confirmed), 200, 'confirmed registration');
  const { uuid } = registered.body.response as { readonly uuid: string };

  // The mail, the first login, failed logins, a new password.
  const temporary = keep('temporary password', await mailed(/password is (\S+)/u));
  const wrong = keep('password', 'wrong-Kettle-31-canary');
  expectStatus(await login(wrong), 401, 'wrong login');
  expectStatus(await login(temporary), 200, 'first login');
  const own = keep('password', 'violet-Harbour-77-canary');
  const change = (oldPassword: string, newPassword: string) =>
    write('POST', `/api/user/${uuid}/settings/change-password`, {
      form: { oldPassword, newPassword, recaptchaToken: botToken() },
    });
  expectStatus(await change(wrong, own), 400, 'wrong old password');
  expectStatus(await change(temporary, own), 200, 'change of password');

  // A lost password, reset with the mailed link.
  await call('POST', '/api/auth/lost-password', { form: { email: words.email, recaptchaToken: botToken() } });
  const code = keep('reset code', await mailed(/\/reset\/(\S+)/u));
  await call('GET', `/reset/${code}`);
  const found = keep('password', 'amber-Lighthouse-58-canary');
  const reset = () =>
    call('POST', '/api/auth/reset', {
      form: { resetCode: code, newPassword: found, recaptchaToken: botToken() },
    });
  expectStatus(await reset(), 200, 'reset');
  expectStatus(await reset(), 400, 'second reset');
  expectStatus(await login(found), 200, 'login after reset');

  // The sign-in of the older pages.
  const form = { headers: { origin: new URL(urlOf(caller)).origin, 'sec-fetch-site': 'same-origin' } };
  await call('POST', '/legacy/login', { ...form, form: { email: words.email, password: wrong } });
  await call('POST', '/legacy/login', { ...form, form: { email: words.email, password: found } });

  // Cards: confirmed; abandoned and deleted by token; declined.
  const add = (token: string, more: object = {}) =>
    write('POST', `/api/user/${uuid}/cards/add`, {
      json: {
        paymentMethod: card(token),
        requestType: 'personal',
        cardNickName: words.firstName,
        recaptchaToken: botToken(),
        ...more,
      },
    });
  const kept = cardToken(THREE_D_SECURE);
  const asked = expectStatus(await add(kept), 402, 'card');
  await settle(intentOf(asked), 'succeeded');
  const added = expectStatus(await add(kept, { setupIntent: intentOf(asked) }), 200, 'confirmed card');
  const given = cardToken(THREE_D_SECURE);
  const failed = expectStatus(await add(given), 402, 'card that fails');
  await settle(intentOf(failed), 'failed');
  expectStatus(await add(given, { setupIntent: intentOf(failed) }), 400, 'failed card');
  await write('DELETE', `/api/user/cards/delete/${given}`);
  expectStatus(await add(cardToken(DECLINED)), 400, 'declined card');

  // A company's account, its Premium, an application, a message.
  const { id: cardId } = added.body.response as { readonly id: number };
  const account = { companyName: words.company, cardId: String(cardId), recaptchaToken: botToken() };
  expectStatus(
    await write('POST', `/api/user/${uuid}/cards/business/add`, { form: account }),
    200,
    'account',
  );
  const profile = {
    requestType: 'business',
    companyName: words.company,
    billingAddress: words.address,
    premiumUsers: 3,
    card: card(cardToken(THREE_D_SECURE)),
  };
  const addProfile = (more: object) =>
    write('POST', '/api/premium/subscribe/add-profile', {
      json: { ...profile, ...more, recaptchaToken: botToken() },
    });
  const paying = expectStatus(await addProfile({}), 402, 'Premium');
  await settle(intentOf(paying), 'succeeded');
  const paid = { card: { ...profile.card, paymentIntent: intentOf(paying) } };
  expectStatus(await addProfile(paid), 200, 'confirmed Premium');
  const contact = () =>
    write('POST', '/api/content/contact', {
      form: {
        phone: words.phone,
        name: `${words.firstName} ${words.lastName}`,
        email: words.email,
        subject: '1',
        message: words.message,
        recaptchaToken: botToken(),
      },
    });
  expectStatus(await contact(), 200, 'message');

  // Unexpected input: an error of the database with its parameters, a truncated body, strange addresses.
  await sql`alter table mails rename to mails_away`.execute(services.executor);
  expectStatus(await contact(), 500, 'message without a table');
  await sql`alter table mails_away rename to mails`.execute(services.executor);
  const half = {
    text: `{"paymentMethod":{"token":"${kept}"`,
    headers: { 'content-type': 'application/json' },
  };
  expectStatus(await write('POST', `/api/user/${uuid}/cards/add`, half), 400, 'half a body');
  await call('GET', '/api/nothing/here');
  await call('GET', '/no/page');

  // An admin who acts for the customer; then everybody logs out.
  const admin = { email: demoAccounts.admin.email, password: DEMO_PASSWORD };
  expectStatus(await call('GET', '/api/auth/logout'), 200, 'logout');
  expectStatus(await call('POST', '/api/auth/admin/login', { form: admin }), 200, 'admin login');
  const reason = { form: { reason: words.reason } };
  expectStatus(await write('POST', `/api/admin/impersonate/${uuid}`, reason), 200, 'impersonation');
  expectStatus(await call('GET', `/api/user/${uuid}/cards/view`), 200, 'cards seen by the admin');
  expectStatus(await write('POST', '/api/admin/act', reason), 200, 'acting');
  expectStatus(await contact(), 200, 'message of the admin');
  await call('GET', '/api/admin/end-impersonation');
  expectStatus(await call('GET', '/api/auth/logout'), 200, 'logout of the admin');

  // Telemetry of the app, and forged telemetry.
  const failure = { kind: 'failure', source: 'login', error: 'TypeError', route: '/login' };
  const told = await call('POST', '/telemetry', { json: { events: [failure] } });
  expectStatus(told, 204, 'telemetry');
  for (const wrongly of [{ message: found }, { route: `/reset/${code}` }, { source: `"${found}"` }]) {
    const refused = await call('POST', '/telemetry', { json: { events: [{ ...failure, ...wrongly }] } });
    expectStatus(refused, 400, 'telemetry with a secret');
  }
}

const urlOf = ({ urls }: CanaryCaller): string => urls[0]?.text.split(' ')[1] ?? '';
