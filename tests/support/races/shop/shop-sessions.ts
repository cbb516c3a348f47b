import { niamh, ok, refused } from '../server';
import { yes, type Work } from './shop-types';

/** Signs somebody in. The base server of every race checks the credentials. */
const signing = (path: string): Work => ({
  method: 'POST',
  path: new RegExp(`^${path}$`, 'u'),
  visitors: true,
  run: ({ server, form }) => {
    const call = { method: 'POST', path, body: form.toString(), key: null, session: null };
    const answer = server.handle(call);
    return { answer, ...(answer.session && { done: ['session'] }) };
  },
});

/** Beginning and ending sessions, by their operations in the contract. */
export const sessions: Readonly<Record<string, Work>> = {
  endImpersonation: {
    method: 'GET',
    path: /^\/api\/admin\/end-impersonation$/u,
    run: ({ server, cookie, person }) => {
      const session = server.sessionOf(cookie);
      if (!session?.customer) return { answer: refused(409) };
      session.customer = null;
      return { answer: yes(person), done: ['end of an impersonation'] };
    },
  },
  login: signing('/api/auth/login'),
  adminLogin: signing('/api/auth/admin/login'),
  startGuest: {
    method: 'POST',
    path: /^\/api\/auth\/guest$/u,
    visitors: true,
    run: ({ server }) => ({ answer: { ...ok(null), session: server.enter(niamh) }, done: ['session'] }),
  },
  logout: {
    method: 'GET',
    path: /^\/api\/auth\/logout$/u,
    visitors: true,
    run: ({ server, cookie }) => {
      const had = server.sessionOf(cookie) !== undefined;
      server.forget(cookie);
      return { answer: { ...ok(null), session: null }, ...(had && { done: ['logout'] }) };
    },
  },
};
