import { done } from '../http/answers';
import { forAdmin, forAnyone, type Operations } from '../http/operation';
import type { Services } from './services';

/** Support codes: what happened in the app before somebody asked for help (D2.extensionGroups.support). */
export function supportOperations({ supportCodes }: Services): Operations {
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
  };
}
