import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { login } from '#messages/session/login';
import { FocusHeading } from '../../../ui/focus-heading';
import { Logo } from '../../../ui/logo';
import { NoticesPlace } from '../../../ui/notices-place';
import { Help } from '../../../ui/text';
import { BrandPanel, type Company } from './brand-panel';
import { BookByApp } from './contact-links';
import { VisitorLink } from './visitor-link';

type VisitorLayoutProps = {
  readonly title: string;
  /** One sentence, or the ways to elsewhere, under the heading. */
  readonly help?: ReactNode;
  /** `null` in the app's own variants: without the company's panel, no way leads out of the screen. */
  readonly company: Company | null;
  /** It has taken the place of what had the focus, without a change of the address. */
  readonly entered?: boolean;
  readonly children?: ReactNode;
};

/** On one line with the link beside them, which is taller than its words. */
const inRow = { display: 'inline-flex', alignItems: 'center' } as const;

/**
 * A screen for those who are not signed in: the company on one side, one column with what there is to do on the other.
 * What it shows first needs no answer of a server.
 */
export function VisitorLayout({ title, help, company, entered = false, children }: VisitorLayoutProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="calc(100dvh - var(--demo-height, 0px))">
      <NoticesPlace />
      <chakra.div
        display="grid"
        flex="1"
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows="auto 1fr"
        lg={company ? { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gridTemplateRows: '1fr' } : {}}
      >
        {company ? <BrandPanel {...company} /> : <span />}
        <chakra.main
          id="main"
          display="grid"
          gap="6"
          width="full"
          maxWidth="calc(24rem + 2.5rem)"
          justifySelf="center"
          alignSelf="start"
          paddingInline="5"
          paddingBlockEnd="8"
          // By the window, not by what is left of it: a banner that comes late moves nothing.
          paddingBlockStart={{ base: '8', md: 'max(2rem, 30vh - 8rem)' }}
        >
          {company ? null : <Logo />}
          <chakra.div display="grid" gap="1">
            <FocusHeading focus={entered}>{title}</FocusHeading>
            {help ? <Help>{help}</Help> : null}
          </chakra.div>
          {children}
          {company ? (
            <chakra.div display="flex" gap="5" fontSize="sm">
              <VisitorLink to="/content/terms" {...inRow}>
                {login.terms}
              </VisitorLink>
              <VisitorLink to="/content/privacy" {...inRow}>
                {login.privacy}
              </VisitorLink>
              <chakra.div display={{ base: 'flex', lg: 'none' }}>
                {company.appDownloadLink === null ? null : <BookByApp href={company.appDownloadLink} />}
              </chakra.div>
            </chakra.div>
          ) : null}
        </chakra.main>
      </chakra.div>
    </chakra.div>
  );
}
