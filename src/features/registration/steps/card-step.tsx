import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { cardAdd } from '#messages/cards/card-add';
import { stepper as texts } from '#messages/registration/stepper';
import {
  selectIsPaidByWallet,
  selectIsUsable,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import {
  selectIsCardOnly,
  selectProfileType,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { LENGTH } from '../../../domain/limits';
import { valueOf } from '../../../domain/wizard/step-fields';
import { asksUsers } from '../../../domain/wizard/step-rules';
import type { Step } from '../../../domain/wizard/steps';
import { walletFits } from '../../../domain/cards/wallet';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { TextField } from '../../../ui/form/text-field';
import { lazyView } from '../../../ui/lazy-view';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import {
  CardEntryField,
  useCardEntryProblem,
  type CardEntryActor,
} from '../../cards/card-entry/card-entry-field';
import type { WalletFormPort } from '../../cards/card-entry/card-form-port';
import { ProfilePrice } from '../prices/profile-price';
import { StepBody } from '../stepper/step-body';
import { choiceName } from '../step-frame/step-names';
import { CARDHOLDER_FIELD } from '../step-frame/step-values';
import { ruleFacts } from '../stepper/stepper-props';
import { TermsField, useTermsProblem } from './terms-field';
import { UsersField } from './users-field';
import { useStepForm } from '../step-frame/use-step-form';
import { useWaiting, type Wizard } from '../stepper/wizard';

/** One id for all card steps, so that the form keeps its input when the type changes. */
const FORM_ID = 'step-card';
const CARD_FIELD_ID = `${FORM_ID}-card`;
const TERMS_FIELD_ID = `${FORM_ID}-terms`;

const labels = { users: texts.users, [CARDHOLDER_FIELD]: cardAdd.cardholder };

/** A chunk of its own, loaded only if wallets can be used. */
const WalletArea = lazyView(() => import('./wallet-area'), 'WalletArea');
const nothing = () => null;

/** Escape in the provider's frame has no dialog to close. */
const ignored = () => undefined;

type CardStepProps = Wizard & {
  readonly step: Step;
  readonly entry: CardEntryActor;
  readonly port: WalletFormPort;
};

/** Says that only the card is asked for, and why. */
function LockedNotice() {
  return (
    <Notice tone="info" title={texts.lockedTitle}>
      <p>{texts.lockedHelp}</p>
    </Notice>
  );
}

/**
 * The card step (S4.cardStep.1): the price, the number of users of a business, the cardholder, the card and the
 * terms. A card from a wallet replaces cardholder and card. The step stays mounted while the wizard exists, so that
 * the provider's element is not lost.
 */
export function CardStep({ actor, facts, step, entry, port }: CardStepProps) {
  const profileType = useSelector(actor, selectProfileType);
  const cardOnly = useSelector(actor, selectIsCardOnly);
  const users = Number(valueOf(useSelector(actor, selectValues), 'users'));
  const { locked } = useWaiting(actor);
  const cardProblem = useCardEntryProblem(entry, CARD_FIELD_ID);
  const termsProblem = useTermsProblem(entry, TERMS_FIELD_ID);
  const paidByWallet = useSelector(entry, selectIsPaidByWallet);
  const hasWallets = useSelector(entry, selectIsUsable) && walletFits(facts.currency);
  const form = useStepForm({
    actor,
    facts,
    id: FORM_ID,
    step,
    labels,
    asksCardholder: !paidByWallet,
    otherProblems: [cardProblem, termsProblem].filter((problem) => problem !== null),
    onEdited: (values, name) => {
      if (name === CARDHOLDER_FIELD) entry.send({ type: 'cardholder.changed', name: values[name] ?? '' });
    },
  });
  const { premium } = facts;
  const isPremium = premium !== null && (profileType === 'personal' || profileType === 'business');
  return (
    <StepBody actor={actor} facts={facts} step={step} form={form}>
      {cardOnly ? <LockedNotice /> : null}
      {isPremium ? (
        <Panel hideFrom="lg" display="grid" gap="1">
          <p>{choiceName(profileType, users, premium)}</p>
          <ProfilePrice type={profileType} facts={facts} users={users} />
        </Panel>
      ) : null}
      <Panel display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {isPremium && asksUsers(step.id, ruleFacts(facts, profileType)) ? (
          <UsersField actor={actor} facts={facts} form={form} premium={premium} />
        ) : null}
        <div style={{ display: paidByWallet ? 'none' : 'contents' }}>
          <TextField
            field={form.field(CARDHOLDER_FIELD)}
            label={cardAdd.cardholder}
            autoComplete="cc-name"
            maxLength={LENGTH.cardholderName.max}
            readOnly={locked}
          />
          <CardEntryField
            id={CARD_FIELD_ID}
            entry={entry}
            port={port}
            pressed={form.pressed}
            locked={locked}
            onEscape={ignored}
          />
        </div>
        <TermsField id={TERMS_FIELD_ID} entry={entry} facts={facts} pressed={form.pressed} locked={locked} />
        {hasWallets ? (
          <ChunkBoundary fallback={nothing} onMissing={WalletArea.forget}>
            <Suspense fallback={null}>
              <WalletArea
                actor={actor}
                facts={facts}
                entry={entry}
                port={port}
                termsId={TERMS_FIELD_ID}
                firstId={form.field(CARDHOLDER_FIELD).id}
              />
            </Suspense>
          </ChunkBoundary>
        ) : null}
      </Panel>
    </StepBody>
  );
}
