import { useSelector } from '@xstate/react';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { BookByApp, PhoneNumber } from '../../shared/visitor/contact-links';
import { useCompanyPhone } from '../../shared/visitor/use-company-phone';
import type { HeaderProps } from './header-props';

type CompanyLinksProps = Pick<HeaderProps, 'session' | 'company'>;

/**
 * The phone number for the signed-in person and the link to the company's mobile app, if there are any. Admins book for
 * customers and are not offered the mobile app.
 */
export function CompanyLinks({ session, company }: CompanyLinksProps) {
  const number = useCompanyPhone(session, company);
  const isStaff = useSelector(session, (snapshot) => selectUser(snapshot)?.admin ?? false);
  const appLink = isStaff ? null : (company?.appDownloadLink ?? null);
  return (
    <>
      {number === null ? null : <PhoneNumber number={number} />}
      {appLink === null ? null : <BookByApp href={appLink} />}
    </>
  );
}
