import { aoife, ok } from '../server';
import { put, take } from './shop-changes';
import { own, yes, type Work } from './shop-types';

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
  confirmSignIn: {
    method: 'POST',
    path: /^\/api\/auth\/second-factor$/u,
    visitors: true,
    run: ({ server }) => ({ answer: { ...ok(null), session: server.enter(aoife) }, done: ['session'] }),
  },
};
