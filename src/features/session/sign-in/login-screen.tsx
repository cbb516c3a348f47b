import type { ReactNode } from 'react';
import { login } from '#messages/session/login';
import type { Company } from '../../shared/visitor/brand-panel';
import { LoginForm } from './login-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

type LoginScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held (D3.12). */
  readonly ready: boolean;
  readonly company: Company;
  /** The way to sign in with a passkey. */
  readonly passkeys?: ReactNode;
};

/** The customer login (S2.publicRoutes.1). It can be prerendered, because it needs no data from a server. */
export function LoginScreen({ actor, ready, company, passkeys }: LoginScreenProps) {
  return (
    <VisitorLayout
      title={login.title}
      help={
        <>
          {login.newHere} <VisitorLink to="/register/signup">{login.createAccount}</VisitorLink> {login.or}{' '}
          <VisitorLink to="/guest">{login.guest}</VisitorLink>
        </>
      }
      company={company}
    >
      <LoginForm
        actor={actor}
        ready={ready}
        aside={<VisitorLink to="/lost-pass">{login.forgotten}</VisitorLink>}
      />
      {passkeys}
    </VisitorLayout>
  );
}
