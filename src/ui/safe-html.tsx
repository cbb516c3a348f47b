import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useAppLink } from './app-link';
import { sanitise } from './sanitise';

const Text = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& > * + *': { marginBlockStart: '4' },
    '& :is(h1, h2, h3, h4, h5, h6)': {
      fontSize: 'lg',
      fontWeight: 'bold',
      marginBlockStart: '6',
      borderRadius: '4px',
    },
    // The first child; Emotion warns about `:first-child` in development.
    '&& > :not(* + *)': { marginBlockStart: '0' },
    '& :is(ul, ol)': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& a[href]': { color: 'info', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& [data-note]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      padding: '2',
      textAlign: 'start',
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
  },
});

type SafeHtmlProps = {
  /** Remote and untrusted HTML. */
  readonly html: string;
  /** The level of its highest headings. */
  readonly headingLevel: number;
  /** The note for links that open a new tab. */
  readonly newTab: string;
  /** Whether a path is a screen of this app, and not a file or an older page. */
  readonly isRoute: (path: string) => boolean;
};

/** Sanitised remote HTML (D7.10). It runs no code, loads nothing, and its links lead only to safe addresses. */
export function SafeHtml({ html, headingLevel, newTab, isRoute }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const appLink = useAppLink();
  useLayoutEffect(() => {
    const options = { headingLevel, newTab, origin: window.location.origin };
    box.current?.replaceChildren(sanitise(html, options));
  }, [html, headingLevel, newTab]);

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (href.startsWith('/') && isRoute(href)) appLink(href).onClick(event);
    if (!href.startsWith('#')) return;
    // A fragment of this text. The fragment in the address belongs to the screen.
    event.preventDefault();
    const place = document.getElementById(href.slice(1));
    place?.setAttribute('tabindex', '-1');
    place?.focus();
    place?.scrollIntoView();
  };
  return <Text ref={box} onClick={follow} />;
}
