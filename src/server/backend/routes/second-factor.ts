import { done } from '../http/answers';
import { forAdmin, forAnyone, forOwner, type Operations } from '../http/operation';
import { relyingPartyOf } from '../http/relying-party';
import { readBegunSignIn } from '../http/sign-in-cookie';
import { factorsOnWire } from '../services/shared/wire';
import { enteredWith, visitOf } from './entered';
import type { Services } from './services';

/** The second step of signing in, and passkeys (D2.extensionGroups.secondFactor). */
export function secondFactorOperations({ factors, factorResets, secondSteps, signIn }: Services): Operations {
  return {
    listFactors: forOwner(async ({ owner }) => done(factorsOnWire(await factors.list(owner)))),

    beginTotp: forOwner<'beginTotp'>(
      async ({ owner, body: { password }, address }) =>
        done(await factors.beginTotp(owner, { password, address })),
      { neverReplayed: true },
    ),

    confirmTotp: forOwner<'confirmTotp'>(
      async ({ owner, body, address }) =>
        done({ recoveryCodes: await factors.confirmTotp(owner, { ...body, address }) }),
      { neverReplayed: true },
    ),

    beginPasskey: forOwner<'beginPasskey'>(
      async ({ owner, body: { password }, address, reply }) => {
        const party = relyingPartyOf(reply.request);
        return done(await factors.beginPasskey(owner, { password, address }, party));
      },
      { neverReplayed: true },
    ),

    confirmPasskey: forOwner<'confirmPasskey'>(
      async ({ owner, body, reply }) => {
        const party = relyingPartyOf(reply.request);
        return done({ recoveryCodes: await factors.confirmPasskey(owner, body, party) });
      },
      { neverReplayed: true },
    ),

    renewRecoveryCodes: forOwner<'renewRecoveryCodes'>(
      async ({ owner, body: { password }, address }) =>
        done({ recoveryCodes: await factors.renewRecoveryCodes(owner, { password, address }) }),
      { neverReplayed: true },
    ),

    renameFactor: forOwner<'renameFactor'>(async ({ owner, params, body }) => {
      await factors.rename(owner, params.id ?? '', body.name);
      return done(undefined, 'The name was changed.');
    }),

    removeFactor: forOwner<'removeFactor'>(
      async ({ owner, params, body: { password }, address }) => {
        await factors.remove(owner, params.id ?? '', { password, address });
        return done(undefined, 'The second step was removed.');
      },
      { holdsPassword: true },
    ),

    confirmSignIn: forAnyone<'confirmSignIn'>(
      async ({ body, caller, address, reply }) => {
        const party = body.passkey ? relyingPartyOf(reply.request) : null;
        const user = await secondSteps.pass(readBegunSignIn(reply.request), body, { party, address });
        return enteredWith(reply, await signIn.admit(user, visitOf({ caller, address, reply })));
      },
      { neverReplayed: true },
    ),

    passkeyRequest: forAnyone<'passkeyRequest'>(
      async ({ body: { secondStep }, reply: { request } }) => {
        const party = relyingPartyOf(request);
        return done(
          await (secondStep === '1'
            ? secondSteps.passkeyRequestOf(readBegunSignIn(request), party)
            : secondSteps.passkeyRequest(party)),
        );
      },
      { neverReplayed: true },
    ),

    signInWithPasskey: forAnyone<'signInWithPasskey'>(
      async ({ body: { passkey, admin }, caller, address, reply }) => {
        const user = await secondSteps.ownerOf(passkey, { party: relyingPartyOf(reply.request), address });
        return enteredWith(
          reply,
          await signIn.admit(user, visitOf({ caller, address, reply }), admin ? 'admin' : 'customer'),
        );
      },
      { neverReplayed: true },
    ),

    keepFactors: forAnyone<'keepFactors'>(async ({ body: { code }, address }) => {
      await factorResets.stop({ code, address });
      return done(undefined, 'Your second step stays on.');
    }),

    resetFactors: forAdmin<'resetFactors'>(
      async ({ admin, params, body }) => {
        const order = { admin, customerId: params.uuid ?? '', reason: body.reason };
        return done({ resetAt: (await factorResets.start(order)).toISOString() });
      },
      { auditsItself: true },
    ),
  };
}
