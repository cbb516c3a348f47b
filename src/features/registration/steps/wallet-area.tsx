import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { wallet as texts } from '#messages/registration/wallet';
import {
  selectIsMakingWalletToken,
  selectIsPaidByWallet,
  selectIsWalletShown,
  selectLastFour,
  selectWalletCard,
  selectWalletProblem,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { selectProfileType, selectValues } from '../../../../machines/registration/stepper/stepper.selectors';
import { brandLabel } from '../../../domain/cards/card';
import { premiumPrice } from '../../../domain/premium-offer';
import { valueOf } from '../../../domain/wizard/step-fields';
import { walletCharge } from '../../../domain/cards/wallet';
import { FieldFrame, labelId } from '../../../ui/form/field';
import { Notice } from '../../../ui/notice';
import { useDarkScheme } from '../../../ui/use-dark-scheme';
import type { CardEntryActor } from '../../cards/card-entry/card-entry-field';
import type { WalletFormPort } from '../../cards/card-entry/card-form-port';
import { WalletButtons } from './wallet-buttons';
import { useWaiting, type Wizard } from '../stepper/wizard';

const ID = 'step-card-wallet';

/** Takes no space until a wallet is known to be available, so that no control moves just before it is pressed. */
const unseen = {
  position: 'absolute',
  visibility: 'hidden',
  insetInline: '0',
  height: '0',
  overflow: 'hidden',
} as const;

/**
 * The card that was chosen in the wallet, and a button back to the card entry. It takes the focus that the wallet's
 * sheet had.
 */
function ChosenCard({ entry, locked }: { readonly entry: CardEntryActor; readonly locked: boolean }) {
  const card = useSelector(entry, selectWalletCard);
  const lastFour = useSelector(entry, selectLastFour);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  if (card === null) return null;
  const name = texts.chosen({
    wallet: texts.names[card.wallet],
    brand: brandLabel(card.brand, texts.generic),
    lastFour,
  });
  return (
    <Notice tone="success" title={name} ref={ref} role="group" aria-label={name} tabIndex={-1}>
      <p>{texts.chosenHelp}</p>
      <chakra.div marginBlockStart="2">
        <Button
          aria-disabled={locked || undefined}
          onClick={locked ? undefined : () => entry.send({ type: 'wallet.dropped' })}
        >
          {texts.another}
        </Button>
      </chakra.div>
    </Notice>
  );
}

type WalletAreaProps = Wizard & {
  readonly entry: CardEntryActor;
  readonly port: WalletFormPort;
  readonly termsId: string;
  /** The first field of the card entry. It takes the focus when the wallet's card is discarded. */
  readonly firstId: string;
};

/**
 * Pays with a card from Apple Pay or Google Pay instead of an entered one (D4.13). It shows the wallets' buttons
 * below the terms, which must be accepted first, or the card that a wallet returned.
 */
export function WalletArea({ actor, facts, entry, port, termsId, firstId }: WalletAreaProps) {
  const { premium, receivedDiscount, currency } = facts;
  const profileType = useSelector(actor, selectProfileType);
  const users = Number(valueOf(useSelector(actor, selectValues), 'users'));
  const { locked } = useWaiting(actor);
  const shown = useSelector(entry, selectIsWalletShown);
  const checking = useSelector(entry, selectIsMakingWalletToken);
  const chosen = useSelector(entry, selectIsPaidByWallet);
  const problem = useSelector(entry, selectWalletProblem);
  const dark = useDarkScheme();
  const charge = useMemo(
    () => walletCharge(premium && premiumPrice(profileType, users, premium, receivedDiscount), currency),
    [premium, profileType, users, receivedDiscount, currency],
  );
  const wasChosen = useRef(false);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (wasChosen.current && !chosen && lost) document.getElementById(firstId)?.focus();
    wasChosen.current = chosen;
  }, [chosen, firstId]);
  const words = problem === null ? null : problem.kind === 'refused' ? problem.message : texts[problem.kind];
  return (
    <>
      <VisuallyHidden role="status">{checking ? texts.checking : ''}</VisuallyHidden>
      {chosen ? <ChosenCard entry={entry} locked={locked} /> : null}
      <chakra.div
        style={chosen ? { display: 'none' } : shown ? {} : unseen}
        inert={locked || checking}
        borderBlockStartWidth="1px"
        paddingBlockStart="5"
      >
        <FieldFrame
          id={ID}
          label={texts.title}
          native={false}
          hint={checking ? texts.checking : texts.help}
          error={words}
        >
          <WalletButtons
            key={`${charge.mode} ${String(dark)}`}
            labelledBy={labelId(ID)}
            entry={entry}
            port={port}
            charge={charge}
            dark={dark}
            termsId={termsId}
          />
        </FieldFrame>
      </chakra.div>
    </>
  );
}
