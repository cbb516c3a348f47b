import type { ReactNode } from 'react';
import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';
import type { Rig } from '../play/rig';
import type { Stage } from './stage';

export type ViewProps = {
  /** The flow's actors for screens. */
  readonly stage: Stage;
  /** The rig, which has recorded what the flow did outside its charts. */
  readonly rig: Rig;
  /** The practice provider's card entry. */
  readonly port: WalletFormPort;
};

/** One screen, as its route creates it. */
export type View = (props: ViewProps) => ReactNode;

/** By the name in a state's `meta.screen`. */
export type Views = Readonly<Record<string, View>>;
