import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { brand } from '../../ui/brand';
import { useNavTitle } from './nav-title';

/** What happens once a screen stands in the document and reacts; given by `AppFrame`. */
export const ScreenMounted = createContext<() => void>(() => undefined);

type ScreenProps = {
  /** The document's title while the screen shows, unless the navigation has one: what it is; whose it is comes after it. */
  readonly title: string;
  readonly children: ReactNode;
};

/**
 * Around every screen of a route. React hydrates what lies in a Suspense boundary (the router has one around each
 * screen) after the rest: only from in here can it be told that a prerendered screen has come alive.
 */
export function Screen({ title, children }: ScreenProps) {
  const mounted = useContext(ScreenMounted);
  const { text } = useNavTitle(title);
  useLayoutEffect(() => mounted(), [mounted]);
  return (
    <>
      <title>{`${text} · ${brand.appName}`}</title>
      {children}
    </>
  );
}
