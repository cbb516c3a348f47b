import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { addPremium as texts } from '#messages/premium/add-premium';
import { app } from '#messages/app/app';
import type { addPremiumMachine } from '../../../../machines/premium/add-premium/add-premium.machine';
import {
  selectIsBroken,
  selectIsBusy,
  selectIsChoosing,
  selectIsOutcomeUnknown,
  selectIsUnknown,
  selectIsUpgrade,
  selectKind,
  selectStepper,
} from '../../../../machines/premium/add-premium/add-premium.selectors';
import { lazyView } from '../../../ui/lazy-view';
import { Opening } from '../../../ui/opening';
import type { ScreenActor } from '../../../ui/screen-actor';
import { AddPremiumEnd } from './add-premium-end';

/** A chunk of its own, because the wizard does not need it. */
const AddNewChooser = lazyView(() => import('../../registration/steps/add-new-chooser'), 'AddNewChooser');

/** What the customer's wizard adds. */
export type AddPremiumMode = 'addPremium' | 'upgrade' | 'billPayOnly';

type AddPremiumScreenProps = {
  readonly actor: ScreenActor<typeof addPremiumMachine>;
  /** Renders the wizard once its actor exists. */
  readonly wizard: (
    stepper: NonNullable<ReturnType<typeof selectStepper>>,
    mode: AddPremiumMode,
  ) => ReactNode;
};

/** Adds a profile: the chooser, the wizard, or the message that replaces it. */
export function AddPremiumScreen({ actor, wizard }: AddPremiumScreenProps) {
  const stepper = useSelector(actor, selectStepper);
  const kind = useSelector(actor, selectKind);
  const choosing = useSelector(actor, selectIsChoosing);
  const outcomeUnknown = useSelector(actor, selectIsOutcomeUnknown);
  const broken = useSelector(actor, selectIsBroken);
  const unknown = useSelector(actor, selectIsUnknown);
  const busy = useSelector(actor, selectIsBusy);
  const upgrades = useSelector(actor, selectIsUpgrade);

  const close = () => actor.send({ type: 'addPremium.closed' });
  if (choosing)
    return (
      <Suspense fallback={<Opening>{app.opening}</Opening>}>
        <AddNewChooser
          onChoose={(chosen) => actor.send({ type: 'kind.chosen', kind: chosen })}
          onClose={close}
        />
      </Suspense>
    );
  return (
    <>
      {busy ? <Opening>{texts.finding}</Opening> : null}
      {outcomeUnknown || broken || unknown ? (
        <AddPremiumEnd
          kind={broken ? 'broken' : unknown ? 'unknown' : 'outcomeUnknown'}
          onRestart={() => actor.send({ type: broken ? 'addPremium.restarted' : 'account.retried' })}
          onClose={close}
        />
      ) : null}
      {stepper === undefined
        ? null
        : wizard(stepper, upgrades ? 'upgrade' : kind === 'billPay' ? 'billPayOnly' : 'addPremium')}
    </>
  );
}
