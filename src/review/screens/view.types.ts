import type { ReactNode } from 'react';
import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';
import type { Rig } from '../play/rig';
import type { Stage } from './stage';

export type ViewProps = {
  /** The flow's actors as screens take them. */
  readonly stage: Stage;
  /** What the flow has done outside its charts. */
  readonly rig: Rig;
  /** The practice provider's card entry. */
  readonly port: WalletFormPort;
};

/** One screen, as its route makes it. */
export type View = (props: ViewProps) => ReactNode;

/** By the name in a state's `meta.screen`. */
export type Views = Readonly<Record<string, View>>;
