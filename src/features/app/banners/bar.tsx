import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';

type BarsProps = { readonly children: ReactNode };

const SCROLL_PADDING = 'scroll-padding-block-end';
/** For what else stays in sight at the lower edge of the window: it stands above the bars. */
const HEIGHT = '--bars-height';

/** What has the focus is scrolled clear of the bars, however many rows their texts need. */
function keepClear(place: HTMLElement | null) {
  if (place === null) return undefined;
  const { style } = document.documentElement;
  const bars = [...place.children];
  const observer = new ResizeObserver(() => {
    const height = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    style.setProperty(HEIGHT, `${height}px`);
    style.setProperty(SCROLL_PADDING, `calc(var(${HEIGHT}) + 1rem)`);
  });
  for (const bar of bars) observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(SCROLL_PADDING);
    style.removeProperty(HEIGHT);
  };
}

/**
 * The place of the bars: the lower edge of the window, with as much room after the end of the page. A bar that comes late
 * moves nothing there, hides nothing that cannot be scrolled past it, and leaves the header alone. (The place is the whole
 * window: if it grew with a bar, browsers would count the others as moved.)
 */
export function Bars({ children }: BarsProps) {
  return (
    <>
      <chakra.div height={`var(${HEIGHT}, 0px)`} />
      <chakra.div
        ref={keepClear}
        position="fixed"
        inset="0"
        zIndex="1300"
        display="flex"
        flexDirection="column"
        justifyContent="flex-end"
        pointerEvents="none"
        _print={{ display: 'none' }}
      >
        {Children.map(children, (bar) => (
          <div>{bar}</div>
        ))}
      </chakra.div>
    </>
  );
}

type BarProps = {
  /** What it is about, as the name of a landmark. */
  readonly label: string;
  /** `false`: there is only the place of what will be read out. */
  readonly shown?: boolean;
  readonly children: ReactNode;
};

/** One bar: a sentence and its buttons. */
export function Bar({ label, shown = true, children }: BarProps) {
  return (
    <chakra.div
      role={shown ? 'region' : undefined}
      pointerEvents="auto"
      // It may come between somebody's press and release: that is meant for what it covers.
      animation={shown ? 'settle 1ms 400ms backwards' : undefined}
      aria-label={shown ? label : undefined}
      bg="bg.surface"
      borderBlockStartWidth={shown ? '1px' : undefined}
      borderColor="border.strong"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="2"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock={shown ? '2' : undefined}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
