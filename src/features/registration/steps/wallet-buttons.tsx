import { useEffect, useRef, useState } from 'react';
import { payments } from '#messages/cards/payments';
import { selectIsWalletRefused } from '../../../../machines/cards/card-entry/card-entry.selectors';
import type { MountedWallet, WalletCharge } from '../../../domain/cards/wallet';
import type { CardEntryActor } from '../../cards/card-entry/card-entry-field';
import type { WalletFormPort } from '../../cards/card-entry/card-form-port';

export type WalletButtonsProps = {
  /** Of what stands around the provider's buttons: `aria-labelledby`, `aria-describedby`. */
  readonly labelledBy: string;
  readonly entry: CardEntryActor;
  readonly port: WalletFormPort;
  readonly charge: WalletCharge;
  readonly dark: boolean;
  /** Where the terms are ticked: a press without them leads there. */
  readonly termsId: string;
};

/** The provider's buttons, one for each wallet that the person has. */
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
    // Until the provider says so, there is none: others may have been drawn here before.
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
