import { done } from '../http/answers';
import { forAdmin, forAnyone, forOwner, type Operations } from '../http/operation';
import type { Services } from './services';

/**
 * What the company's support may see of the app: what happened before somebody asked for help, and where a customer is
 * who shows it (D2.extensionGroups.support).
 */
export function supportOperations({ supportCodes, whereabouts }: Services): Operations {
  return {
    makeSupportCode: forAnyone<'makeSupportCode'>(
      async ({ body: { recording }, address }) => {
        const { code, expiresAt } = await supportCodes.make({ recording, address });
        return done({ code, expiresAt: expiresAt.toISOString() });
      },
      { neverReplayed: true },
    ),

    readSupportCode: forAdmin<'readSupportCode'>(async ({ admin, params, address }) => {
      const { recording, madeAt, expiresAt } = await supportCodes.read({
        admin,
        code: params.code ?? '',
        address,
      });
      return done({ recording, madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() });
    }),

    showWhereabouts: forOwner<'showWhereabouts'>(
      async ({ owner, body: { charts } }) => {
        await whereabouts.show(owner, charts);
        return done();
      },
      { neverReplayed: true },
    ),

    hideWhereabouts: forOwner<'hideWhereabouts'>(async ({ owner }) => {
      await whereabouts.stop(owner);
      return done();
    }),

    readWhereabouts: forAdmin<'readWhereabouts'>(async ({ admin, params }) => {
      const { charts, at } = await whereabouts.read({ admin, customerId: params.uuid ?? '' });
      return done({
        charts: charts.map(({ chart, state, since }) => ({ chart, state, since: since.toISOString() })),
        at: at.toISOString(),
      });
    }),
  };
}
