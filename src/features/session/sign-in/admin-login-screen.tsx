import type { ReactNode } from 'react';
import { adminLogin } from '#messages/session/admin-login';
import { Help } from '../../../ui/text';
import type { Company } from '../../shared/visitor/brand-panel';
import { LoginForm } from './login-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

type AdminLoginScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held (D3.12). */
  readonly ready: boolean;
  readonly company: Company;
  /** The way to sign in with a passkey. */
  readonly passkeys?: ReactNode;
};

/** The admin login (S2.publicRoutes.6, S6.4). It offers neither registration nor guest access. */
export function AdminLoginScreen({ actor, ready, company, passkeys }: AdminLoginScreenProps) {
  return (
    <VisitorLayout
      title={adminLogin.title}
      help={adminLogin.help}
      // Staff do not book by app.
      company={{ ...company, appDownloadLink: null }}
    >
      <LoginForm actor={actor} ready={ready} />
      {passkeys}
      <Help>
        {adminLogin.customers} <VisitorLink to="/login">{adminLogin.customerLogin}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}
