import { aoife } from '../../../../machines/samples';
import type { factorAddMachine } from '../../../../machines/settings/factor-add/factor-add.machine';
import type { ShownOnce } from '../../../domain/factor';
import { accountFactors } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import { factorAddFlow } from './factor-add.flow';
import { factorChangeFlow } from '../factor-change/factor-change.flow';
import { FactorList } from '../factors/factor-list';
import { FactorsFrame } from '../factors/factors-frame';
import type { FactorAddActor, FactorChangeActor, RecoveryCodesActor } from '../factors/factors-parts';
import { recoveryCodesFlow } from '../recovery-codes/recovery-codes.flow';

const nothing = () => undefined;

/** What the review shows in place of secrets. */
const examples: ShownOnce = {
  totp: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Cabrank:aoife.byrne%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Cabrank',
  },
  passkey: null,
  madePasskey: null,
  recoveryCodes: ['2345-6789', 'abcd-efgh', 'jkmn-pqrs'],
  recoveryCodesLost: false,
};

type FactorsStageProps = {
  readonly adding?: FactorAddActor;
  readonly changing?: FactorChangeActor;
  readonly renewing?: RecoveryCodesActor;
};

/** The section, with the flow that is played; the other two are at rest. */
export function FactorsStage(props: FactorsStageProps) {
  return (
    <FactorsFrame>
      <FactorList
        list={accountFactors}
        adding={props.adding ?? neighbour(factorAddFlow, undefined)}
        changing={props.changing ?? neighbour(factorChangeFlow, undefined)}
        renewing={props.renewing ?? neighbour(recoveryCodesFlow, undefined)}
        secrets={examples}
        email={aoife.email}
        rowHeading="h4"
        passkeys
        onRetry={nothing}
      />
    </FactorsFrame>
  );
}

const Section: View = ({ stage }) => <FactorsStage adding={stage.root<typeof factorAddMachine>()} />;

export const views: Views = { factors: Section, 'factor-add': Section };
