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
  /** One sentence, or links to other screens, below the heading. */
  readonly help?: ReactNode;
  /** `null` in the variants for the mobile app: without the company's panel, no link leads out of the screen. */
  readonly company: Company | null;
  /** The screen has replaced the focused element without a change of the address, so its heading takes the focus. */
  readonly entered?: boolean;
  readonly children?: ReactNode;
};

/** Aligned with the link beside them, which is taller than its text. */
const inRow = { display: 'inline-flex', alignItems: 'center' } as const;

/**
 * The layout of a screen for visitors: the company on one side, the content in one column on the other. Its first
 * content needs no data from a server.
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
          // Relative to the window and not to the remaining height, so that a late banner moves nothing.
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
