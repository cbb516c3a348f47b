import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';
import { LOW_WINDOW } from '../../../ui/theme/low-window';

type BarsProps = { readonly children: ReactNode };

const SCROLL_PADDING = 'scroll-padding-block-end';
/**
 * The height of the bars, for other elements that are sticky at the bottom of the window: they stand above the bars.
 */
const HEIGHT = '--bars-height';

/** Sets a scroll padding, so that focused elements stay clear of the bars, however many lines their texts have. */
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
 * Contains the bars at the bottom of the window, and adds the same height after the end of the page. A bar that
 * appears late there moves nothing, covers nothing that cannot be scrolled into view, and does not affect the header.
 * The container fills the window: if it grew with a bar, browsers would count the other bars as layout shifts. In a low
 * window the bars themselves are at the end of the page.
 */
export function Bars({ children }: BarsProps) {
  return (
    <>
      <chakra.div height={`var(${HEIGHT}, 0px)`} css={{ [LOW_WINDOW]: { display: 'none' } }} />
      <chakra.div
        ref={keepClear}
        data-sticky
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
  /** The name of the landmark. */
  readonly label: string;
  /** `false` renders only the live region. */
  readonly shown?: boolean;
  readonly children: ReactNode;
};

/** One bar: a sentence and its buttons. */
export function Bar({ label, shown = true, children }: BarProps) {
  return (
    <chakra.div
      role={shown ? 'region' : undefined}
      pointerEvents="auto"
      // Ignores the pointer for 400 ms: a press that began before the bar appeared was meant for what it covers.
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
