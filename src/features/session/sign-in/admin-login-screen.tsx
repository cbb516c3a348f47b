import { adminLogin } from '#messages/session/admin-login';
import { Help } from '../../../ui/text';
import type { Company } from '../../shared/visitor/brand-panel';
import { LoginForm } from './login-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

type AdminLoginScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send; until then a press is kept (D3.12). */
  readonly ready: boolean;
  readonly company: Company;
};

/** The admins' login (S2.publicRoutes.6, S6.4): nobody registers here, or comes as a guest. */
export function AdminLoginScreen({ actor, ready, company }: AdminLoginScreenProps) {
  return (
    <VisitorLayout title={adminLogin.title} help={adminLogin.help} company={company}>
      <LoginForm actor={actor} ready={ready} />
      <Help>
        {adminLogin.customers} <VisitorLink to="/login">{adminLogin.customerLogin}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}
