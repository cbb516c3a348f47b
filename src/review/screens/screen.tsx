import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';
import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';
import { FullPage } from '../../ui/full-page';
import { UiProvider } from '../../ui/ui-provider';
import { PAGE_ID } from '../../ui/page-id';
import { flows, type FlowName } from '../flows';
import type { Path } from '../play/flow';
import type { Rig } from '../play/rig';
import { hosted, playHost } from './hosts';
import { playPath } from './played';
import { onlyScreen, presentScreen, shownAs, type Shown } from './registry';
import { Stage } from './stage';

/** A played state, ready to be rendered. */
export type Played = {
  readonly shown: Shown;
  readonly rig: Rig;
  readonly stage: Stage;
};

/** A person's action on the screen: an event for the actor at the path `to` below the flow's root. */
export type OnEvent = (to: string, event: AnyEventObject) => void;

/** Events that a view sends without an action of the person. Paths contain them. */
const ownEvents = /^(estimator\.(loaded|failed)|frame\.(?!retried)|route\.changed|wallet\.)/u;

/** Options for a played screen. */
export type PlayOptions = {
  /** The state's screen; by default that of the current state. */
  readonly screen?: string | undefined;
  /** Receives the person's actions, to play them. Without it they go straight into the rig. */
  readonly onEvent?: OnEvent | undefined;
  /** The number of steps to play; for a flow shown inside another, of the host's steps. All by default. */
  readonly taken?: number;
};

/**
 * Plays a path up to where its screen can be rendered.
 *
 * @throws Error if a step of the path is not possible
 */
export function playScreen(flow: FlowName, path: Path, options: PlayOptions = {}): Played {
  const { screen, onEvent, taken = Infinity } = options;
  const host = hosted(flow, path);
  const rig =
    host === null
      ? playPath(flows[flow], { ...path, steps: path.steps.slice(0, taken) })
      : taken === Infinity
        ? host.rig
        : playHost(host, taken);
  const stage = new Stage(rig, (to, event) => {
    if (ownEvents.test(event.type)) return;
    if (onEvent === undefined) rig.sendTo(to, event);
    else if (host === null) onEvent(to, event);
    else if (to === host.at || to.startsWith(`${host.at}/`)) onEvent(to.slice(host.at.length + 1), event);
    // An event for the host alone is shown, but it is not a step of the hosted flow.
    else rig.sendTo(to, event);
  });
  const present = host === null ? presentScreen(flow, rig.snapshot()) : onlyScreen(flow);
  return { shown: shownAs(flow, screen ?? present), rig, stage };
}

const createMemoryRouter = () =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) });

/** The app's providers around its screens. Links do not navigate. */
function Around({ children }: { readonly children: ReactNode }) {
  const [router] = useState(createMemoryRouter);
  return (
    <UiProvider>
      <RouterContextProvider router={router}>
        <div id={PAGE_ID}>
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      </RouterContextProvider>
    </UiProvider>
  );
}

type ScreenProps = { readonly played: Played; readonly port: WalletFormPort };

/** The real screen of a played state, or why there is none. */
export function Screen({ played: { shown, stage, rig }, port }: ScreenProps) {
  if ('reason' in shown)
    return (
      <Around>
        <FullPage>
          <p>{shown.reason}</p>
        </FullPage>
      </Around>
    );
  const { view: View } = shown;
  return (
    <Around>
      <View stage={stage} rig={rig} port={port} />
    </Around>
  );
}
