import { aoife, ok, refused, type Person } from '../server';
import { put, take } from './shop-changes';
import { factor } from './shop-data';
import { own, yes, type Work } from './shop-types';

type Kind = 'totp' | 'passkey';

/** What a browser needs for a passkey; the challenge names its person. */
const optionsFor = ({ name }: Person) => ({
  challenge: Buffer.from(name).toString('base64url'),
  rp: { id: 'localhost', name: 'Cabrank' },
  user: { id: 'dTE', name, displayName: name },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

const begun = (kind: Kind, answer: (person: Person) => unknown): Work => ({
  method: 'POST',
  path: own(`factors/${kind}`),
  run: ({ purse, person }) => {
    purse.enrolment = kind;
    return { answer: yes(person, answer(person)), done: [`${kind} begun`] };
  },
});

/** Each begun second step can be confirmed once. */
const confirmed = (kind: Kind): Work => ({
  method: 'POST',
  path: own(`factors/${kind}/confirm`),
  run: ({ shop, purse, person }) => {
    if (purse.enrolment !== kind) return { answer: refused(400) };
    purse.enrolment = null;
    purse.factors.push(factor(person, `${shop.next()}`, kind));
    return { answer: yes(person, { recoveryCodes: [] }), done: [`${kind} added`] };
  },
});

const signedIn = (path: string): Work => ({
  method: 'POST',
  path: new RegExp(`^/api/auth/${path}$`, 'u'),
  visitors: true,
  run: ({ server }) => ({ answer: { ...ok(null), session: server.enter(aoife) }, done: ['session'] }),
});

/** What changes second steps of signing in, or uses one, by its operation in the contract. */
export const factors: Readonly<Record<string, Work>> = {
  renameFactor: {
    method: 'PATCH',
    path: own('factors/(?<factor>\\w+)'),
    run: (call) => {
      const factor = call.purse.factors.find(({ id }) => id === call.at['factor']);
      return put(call, factor, { name: call.form.get('name') }, 'name');
    },
  },
  removeFactor: {
    method: 'DELETE',
    path: own('factors/(?<factor>\\w+)'),
    run: (call) => take(call, call.purse.factors, 'id', call.at['factor'], 'second step gone'),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: own('factors/recovery-codes'),
    run: ({ shop, person }) => ({
      answer: yes(person, { recoveryCodes: [`${person.name}-${shop.next()}`] }),
      done: ['recovery codes'],
    }),
  },
  beginTotp: begun('totp', ({ name }) => ({ secret: `Secret of ${name}`, uri: `otpauth://totp/${name}` })),
  confirmTotp: confirmed('totp'),
  beginPasskey: begun('passkey', optionsFor),
  confirmPasskey: confirmed('passkey'),
  confirmSignIn: signedIn('second-factor'),
  passkeyRequest: {
    method: 'POST',
    path: /^\/api\/auth\/passkey\/options$/u,
    visitors: true,
    run: ({ person }) => ({ answer: yes(person, optionsFor(aoife)), done: ['challenge'] }),
  },
  signInWithPasskey: signedIn('passkey'),
};
