import { useSelector } from '@xstate/react';
import { reset } from '#messages/session/reset';
import { selectLocation } from '../../../../machines/session/form-submission/form-submission.selectors';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import type { Company } from '../../shared/visitor/brand-panel';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';

type ResetDoneScreenProps = {
  readonly actor: FormActor;
  /** `null` in the variant for the mobile app, which continues from here. */
  readonly company: Company | null;
};

/**
 * Confirms that the password is changed. Links to the login that the server names, or leads back to the mobile app.
 */
export function ResetDoneScreen({ actor, company }: ResetDoneScreenProps) {
  const login = useSelector(actor, selectLocation) ?? '/login';
  const link = useAppLink();
  return (
    <VisitorLayout
      title={reset.doneTitle}
      help={company ? reset.done : reset.doneInApp}
      company={company}
      entered
    >
      {company ? (
        <ButtonLink {...link(login)} variant="solid" size="lg">
          {reset.login}
        </ButtonLink>
      ) : null}
    </VisitorLayout>
  );
}
