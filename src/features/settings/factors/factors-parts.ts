import type { factorAddMachine } from '../../../../machines/settings/factor-add/factor-add.machine';
import type { factorChangeMachine } from '../../../../machines/settings/factor-change/factor-change.machine';
import type { recoveryCodesMachine } from '../../../../machines/settings/recovery-codes/recovery-codes.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The actors of the section's flows, for the section and its dialogs. */
export type FactorAddActor = ScreenActor<typeof factorAddMachine>;
export type FactorChangeActor = ScreenActor<typeof factorChangeMachine>;
export type RecoveryCodesActor = ScreenActor<typeof recoveryCodesMachine>;

/** The id of the section's heading. It takes the focus when the pressed button disappears. */
export const FACTORS_HEADING_ID = 'second-step';
