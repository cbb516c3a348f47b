import { fromPromise } from 'xstate';
import { passwordStrengthMachine } from '../../../../machines/settings/password-strength/password-strength.machine';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { CALL_TIMEOUT_MS, PASSWORD_STRENGTH_PAUSE_MS } from '../../../domain/limits';
import { ownWords, type Strength } from '../../../domain/passwords/strength';
import { lateCode } from '../../../platform/late-code';
import type { Environment } from '../../../app/environment/environment';

const loadMeter = () => lateCode(() => import('../../../domain/passwords/strength-meter'));

/**
 * Provides the strength of a new password. It is measured against words that relate to the signed-in person.
 *
 * @param house the names of the app and the company
 */
export const providePasswordStrength = ({ app }: Environment, house: readonly string[]) =>
  passwordStrengthMachine.provide({
    actors: {
      loadMeter: fromPromise<null, Record<never, never>>(async () => {
        await loadMeter();
        return null;
      }),
      measure: fromPromise<Strength, { password: string }>(async ({ input }) => {
        const { measureStrength } = await loadMeter();
        const user = selectUser(app().system.get('session').getSnapshot());
        return measureStrength(input.password, ownWords(house, user));
      }),
    },
    delays: { meterTimeout: CALL_TIMEOUT_MS, typingPause: PASSWORD_STRENGTH_PAUSE_MS },
  });
