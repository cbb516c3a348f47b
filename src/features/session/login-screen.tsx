import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { app } from '#messages/app';
import { login } from '#messages/login';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectHasFailed,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/form-submission/form-submission.selectors';
import { randomId } from '../../domain/random-id';
import { BusyButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/form/error-summary';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { useForm } from '../../ui/form/use-form';
import { Notice } from '../../ui/notice';
import type { ScreenActor } from '../../ui/screen-actor';
import { Help, PageHeading } from '../../ui/text';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';
import { BrandPanel, type Company } from './brand-panel';
import { BookByApp } from './contact-links';
import { LOGIN_FORM_ID, loginLabels, loginSchema, loginValues } from './login-form';

type LoginScreenProps = {
  readonly actor: ScreenActor<typeof formSubmissionMachine>;
  /** The app has started and can send; until then a press is kept (design.md, first paint). */
  readonly ready: boolean;
  readonly company: Company;
};

const toggle = { show: login.show, hide: login.hide, what: login.password.toLowerCase() };

/** Customer login (specification, section 2, `/` and /login). Prerendered: what it shows needs no answer of a server. */
export function LoginScreen({ actor, ready, company }: LoginScreenProps) {
  const submitting = useSelector(actor, selectIsSubmitting);
  const failed = useSelector(actor, selectHasFailed);
  /** Signed in: the screen is about to change. */
  const leaving = useSelector(actor, selectIsCompleted);
  const messages = useSelector(actor, selectMessages);
  const fieldErrors = useSelector(actor, selectFieldErrors);
  const form = useForm({
    id: LOGIN_FORM_ID,
    initialValues: loginValues,
    schema: loginSchema,
    labels: loginLabels,
    serverErrors: fieldErrors,
    ready,
    busy: submitting || leaving,
    onSubmit: (values) => actor.send({ type: 'form.submitted', values, key: randomId() }),
    onEdited: () => actor.send({ type: 'form.edited' }),
  });
  return (
    <chakra.div
      display="grid"
      minHeight="100dvh"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto 1fr"
      lg={{ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gridTemplateRows: '1fr' }}
    >
      <BrandPanel {...company} />
      <chakra.main
        id="main"
        display="grid"
        gap="6"
        width="full"
        maxWidth="calc(24rem + 2.5rem)"
        justifySelf="center"
        alignSelf={{ base: 'start', md: 'center' }}
        paddingInline="5"
        paddingBlock="8"
      >
        <chakra.div display="grid" gap="1">
          <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
            {login.title}
          </PageHeading>
          <Help>{login.help}</Help>
        </chakra.div>
        <chakra.form {...form.form} display="grid" gap="5">
          <chakra.div role="alert" display="contents">
            {failed ? (
              <Notice tone="error" title={app.genericTitle}>
                <p>{app.tryAgainLater}</p>
              </Notice>
            ) : null}
            {messages.length === 0 ? null : (
              <Notice tone="error" title={login.refused}>
                {messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </Notice>
            )}
          </chakra.div>
          <ErrorSummary {...form.summary} title={login.summary} />
          <TextField
            field={form.field('email')}
            label={login.email}
            type="email"
            autoComplete="username"
            verbatim
          />
          <PasswordField
            field={form.field('password')}
            label={login.password}
            autoComplete="current-password"
            toggle={toggle}
          />
          <BusyButton
            {...form.submit}
            look="primary"
            size="lg"
            busy={submitting || leaving || form.waiting}
            busyText={login.submitting}
          >
            {login.submit}
          </BusyButton>
        </chakra.form>
        <chakra.div hideFrom="lg" minHeight="6">
          {company.appDownloadLink === null ? null : <BookByApp href={company.appDownloadLink} />}
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}
