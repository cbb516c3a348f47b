import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { completion } from '#messages/premium/completion';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { companyPhone } from '../../../domain/phones/company-phone';
import type { Config } from '../../../domain/entities';
import { safeHref } from '../../../domain/addresses/safe-url';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { Arrived } from '../../../ui/drawings/arrived';
import type { ScreenActor } from '../../../ui/screen-actor';
import { PhoneNumber } from '../../shared/visitor/contact-links';
import { completionTexts, type CompletionKind } from './completion-text';

export type CompletionProps = {
  readonly kind: CompletionKind;
  readonly session: ScreenActor<typeof sessionMachine>;
  /** `null` until it is loaded. */
  readonly company: Config | null;
};

const BOOK_ONLINE = '/new-booking';

/** The text of a completion screen, and the ways to book: by phone, in the mobile app, on the web. */
export function CompletionBody({ kind, session, company }: CompletionProps) {
  const user = useSelector(session, selectUser);
  const link = useAppLink();
  const { greeting, unnamed, lines } = completionTexts[kind];
  const firstName = user?.firstName.trim() ?? '';
  const number = companyPhone(company, user);
  const app = safeHref(company?.appDownloadLink);
  return (
    <chakra.div display="grid" gap="5">
      <Arrived />
      <chakra.div display="grid" gap="3">
        <chakra.p fontSize="lg" fontWeight="medium" overflowWrap="anywhere">
          {firstName === '' ? unnamed : greeting({ firstName })}
        </chakra.p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </chakra.div>
      {number === null ? null : (
        <chakra.div>
          <chakra.p color="fg.muted">{completion.phone}</chakra.p>
          <PhoneNumber number={number} />
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink {...link(BOOK_ONLINE)} variant="solid" flex="1 1 10rem">
          {completion.bookOnline}
        </ButtonLink>
        {app === null ? null : (
          <ButtonLink href={app} rel="noopener noreferrer" flex="1 1 10rem">
            {completion.bookByApp}
          </ButtonLink>
        )}
      </chakra.div>
    </chakra.div>
  );
}
