import { useState, type ComponentProps } from 'react';
import { ImpersonationBanner } from '../features/banners/impersonation-banner';
import { provideImpersonationClock } from '../provide/impersonation-clock';
import { useScreenActor } from './use-screen-actor';

type ActingProps = Omit<ComponentProps<typeof ImpersonationBanner>, 'clock'> & {
  /** ISO 8601; `null` where the server does not say it. */
  readonly startedAt: string | null;
};

const END = '--acting-end';

/** Tells the notices where the banner ends (px from the page's top), which takes as many rows as its text needs. */
function tellEnd(banner: HTMLElement | null) {
  if (banner === null) return;
  const root = document.documentElement;
  const place = banner.closest('[data-impersonation]') ?? banner;
  const observer = new ResizeObserver(() => {
    const { bottom, height } = banner.getBoundingClientRect();
    // The one that is not shown, beside one that is, has none.
    if (height > 0) root.style.setProperty(END, `${bottom + window.scrollY}px`);
  });
  // What stands above it moves it.
  for (const each of [banner, place.previousElementSibling]) if (each) observer.observe(each);
  return () => {
    observer.disconnect();
    root.style.removeProperty(END);
  };
}

/** The impersonation banner with its clock. */
export function Acting({ startedAt, ...banner }: ActingProps) {
  const [machine] = useState(provideImpersonationClock);
  const clock = useScreenActor(machine, { input: { startedAt } });
  return (
    <div ref={tellEnd}>
      <ImpersonationBanner {...banner} clock={clock} />
    </div>
  );
}
