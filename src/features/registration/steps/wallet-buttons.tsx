import { useEffect, useRef, useState } from 'react';
import { payments } from '#messages/cards/payments';
import { selectIsWalletRefused } from '../../../../machines/cards/card-entry/card-entry.selectors';
import type { MountedWallet, WalletCharge } from '../../../domain/cards/wallet';
import type { CardEntryActor } from '../../cards/card-entry/card-entry-field';
import type { WalletFormPort } from '../../cards/card-entry/card-form-port';

export type WalletButtonsProps = {
  /** `aria-labelledby` and `aria-describedby` of the element around the provider's buttons. */
  readonly labelledBy: string;
  readonly entry: CardEntryActor;
  readonly port: WalletFormPort;
  readonly charge: WalletCharge;
  readonly dark: boolean;
  /** The id of the terms checkbox. A press without accepted terms moves the focus there. */
  readonly termsId: string;
};

/** The provider's buttons, one for each available wallet. */
export function WalletButtons({ labelledBy, entry, port, charge, dark, termsId }: WalletButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWallet>(null);
  const [first] = useState(charge);
  useEffect(() => {
    if (place.current === null) return undefined;
    const press = (): boolean => {
      entry.send({ type: 'wallet.pressed' });
      const refused = selectIsWalletRefused(entry.getSnapshot());
      if (refused) document.getElementById(termsId)?.focus();
      return !refused;
    };
    // No wallet is available until the provider reports one. Earlier buttons may have been mounted here.
    entry.send({ type: 'wallet.withdrawn' });
    const wallet = port.mountWallet(
      place.current,
      first,
      { dark, locale: payments.providerLocale },
      {
        onShown: (shown) => entry.send({ type: shown ? 'wallet.shown' : 'wallet.withdrawn' }),
        onPress: press,
        onAuthorised: (authorisation) => entry.send({ type: 'wallet.authorised', authorisation }),
      },
    );
    mounted.current = wallet;
    return () => wallet.unmount();
  }, [entry, port, first, dark, termsId]);
  useEffect(() => mounted.current?.update(charge), [charge]);
  return <div ref={place} role="group" aria-labelledby={labelledBy} />;
}
