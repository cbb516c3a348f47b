import { useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwnList } from '../../../app/screen/use-own-list';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import type { RowHeading } from '../../shared/lists/named-row';
import { provideFactorAdd } from '../factor-add/factor-add.provide';
import { provideFactorChange } from '../factor-change/factor-change.provide';
import { provideRecoveryCodes } from '../recovery-codes/recovery-codes.provide';
import { FactorList } from './factor-list';
import { canAddPasskeys, nothingShown, provideFactorList } from './factors.provide';

type FactorsAreaProps = {
  /** The uuid of the person who is signed in. */
  readonly owner: string;
  readonly email: string;
  readonly rowHeading: RowHeading;
};

/** The second steps of the account, with their charts. */
export function FactorsArea({ owner, email, rowHeading }: FactorsAreaProps) {
  const { environment } = useAppContext();
  const { list, reload } = useOwnList(provideFactorList, owner);
  const [secrets] = useState(nothingShown);
  const [machines] = useState(() => {
    const shown = { list, reload, secrets };
    return {
      adding: provideFactorAdd(environment, shown),
      changing: provideFactorChange(environment, shown),
      renewing: provideRecoveryCodes(environment, shown),
    };
  });
  return (
    <FactorList
      list={list}
      adding={useScreenActor(machines.adding)}
      changing={useScreenActor(machines.changing)}
      renewing={useScreenActor(machines.renewing)}
      secrets={secrets}
      email={email}
      passkeys={canAddPasskeys()}
      rowHeading={rowHeading}
      onRetry={reload}
    />
  );
}
