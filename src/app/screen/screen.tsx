import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { brand } from '../../ui/brand';
import { useNavTitle } from './nav-title';

/** Called once a screen is in the document and interactive. `AppFrame` provides it. */
export const ScreenMounted = createContext<() => void>(() => undefined);

type ScreenProps = {
  /** The document title of the screen, unless the navigation has one. The app's name is appended. */
  readonly title: string;
  /** What the screen shows at the moment, such as the step of a wizard: it is then the title. */
  readonly step?: string | null;
  readonly children: ReactNode;
};

/**
 * Wraps every screen of a route. React hydrates a Suspense boundary after the rest of the page, and the router puts
 * one around each screen. Therefore only an effect inside it can detect that a prerendered screen has become
 * interactive.
 */
export function Screen({ title, step = null, children }: ScreenProps) {
  const mounted = useContext(ScreenMounted);
  const { text } = useNavTitle(title);
  useLayoutEffect(() => mounted(), [mounted]);
  return (
    <>
      <title>{`${step ?? text} · ${brand.appName}`}</title>
      {children}
    </>
  );
}
