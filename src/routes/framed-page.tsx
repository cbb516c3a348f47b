import { useMatches } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { legacy } from '#messages/legacy';
import { selectTitle } from '../../machines/legacy-frame/legacy-frame.selectors';
import { selectOwner } from '../../machines/session/session.selectors';
import { legacyPath } from '../domain/legacy-path';
import { LegacyFrameScreen } from '../features/legacy/legacy-frame-screen';
import { ownTitle } from '../features/legacy/own-title';
import { NotFoundScreen } from '../features/session/not-found-screen';
import { provideLegacyFrame } from '../provide/legacy-frame';
import type { AccessKind } from './access';
import { useNavTitle } from './nav-title';
import { stringifySearch } from './plain-search';
import { resetCodeOf } from './reset-code';
import { rootRoute } from './root';
import type { RouteMeta } from './route-meta';
import { Screen } from './screen';
import { useService } from './use-service';

type FrameProps = {
  /** Of the older page, `/legacy/…`. */
  readonly address: string;
  readonly path: string;
};

function Frame({ address, path }: FrameProps) {
  const { environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provideLegacyFrame(environment));
  const actor = useActorRef(machine);
  const documentTitle = useSelector(actor, selectTitle);
  const { text, hasHeading } = useNavTitle(ownTitle(path) ?? documentTitle ?? legacy.untitled, address);
  return (
    <Screen title={text}>
      <LegacyFrameScreen actor={actor} address={address} title={text} hasHeading={hasHeading ?? false} />
    </Screen>
  );
}

type FramedMatch = {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly staticData: RouteMeta;
};

const leafOf = (matches: readonly FramedMatch[]): FramedMatch => {
  const leaf = matches.at(-1);
  if (!leaf) throw new Error('Nothing is shown by no route');
  return leaf;
};

/** The route that the older page stands for; the code of a reset link is no longer in the address (`reset-code.ts`). */
function useRoute(): {
  readonly path: string;
  readonly search: string;
  readonly access: AccessKind | undefined;
} {
  const { app } = rootRoute.useRouteContext();
  // The innermost: a screen that lies on several addresses is framed by the route around them.
  const { pathname, search, staticData } = useMatches({ select: leafOf });
  const code = /^\/reset(?:\/app)?$/u.test(pathname) ? resetCodeOf(app) : null;
  return {
    path: code === null ? pathname : `${pathname}/${encodeURIComponent(code)}`,
    search: stringifySearch(search),
    access: staticData.access,
  };
}

/** Pages that show what is one person's, and go on showing when somebody else is signed in all at once. */
const personal: readonly (AccessKind | undefined)[] = ['booking', 'customer'];

/**
 * The older page that stands for a route (specification, section 2 "Legacy page frame"); another one for another
 * address, and for another customer.
 */
export function FramedPage() {
  const { app } = rootRoute.useRouteContext();
  const signedIn = useSelector(useService(app, 'session'), selectOwner);
  const { path, search, access } = useRoute();
  const owner = personal.includes(access) ? signedIn : null;
  const address = legacyPath(path + search);
  if (address === null) return <NotFoundScreen as="div" />;
  return <Frame key={`${owner ?? ''} ${address}`} address={address} path={path} />;
}
