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

/** A played state, ready to be drawn. */
export type Played = {
  readonly shown: Shown;
  readonly rig: Rig;
  readonly stage: Stage;
};

/** What a person did on the screen: an event for the actor at the path `to` below the flow's root. */
export type OnEvent = (to: string, event: AnyEventObject) => void;

/** What a view sends by itself, without anybody having done anything: paths say that it happened. */
const ownEvents = /^(estimator\.(loaded|failed)|frame\.(?!retried)|route\.changed|wallet\.)/u;

/** What may be said of a played screen. */
export type PlayOptions = {
  /** The state's screen; that of the present state unless given. */
  readonly screen?: string | undefined;
  /** Hears what the person does there, for whoever plays it; without it, it goes into the rig and is seen. */
  readonly onEvent?: OnEvent | undefined;
  /** How many steps are played; of a flow that is shown inside another, of the host's. All unless given. */
  readonly taken?: number;
};

/**
 * Plays a path up to where its screen can be drawn.
 *
 * @throws Error where a step of the path is not possible
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
    // What is done to the host alone is seen, and is no step of the hosted flow.
    else rig.sendTo(to, event);
  });
  const present = host === null ? presentScreen(flow, rig.snapshot()) : onlyScreen(flow);
  return { shown: shownAs(flow, screen ?? present), rig, stage };
}

const createMemoryRouter = () =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) });

/** Everything that the app has around its screens; links lead nowhere. */
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

/** The real screen of a played state; where there is none, why. */
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
