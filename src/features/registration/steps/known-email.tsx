import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { stepper as texts } from '#messages/registration/stepper';
import { Notice } from '../../../ui/notice';
import { VisitorLink } from '../../shared/visitor/visitor-link';
import type { StepperActor } from '../stepper/wizard';

/** The id of the email field in the first step. */
const EMAIL_FIELD_ID = 'step-accountDetails-email';

type KnownEmailNoticeProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly actor: StepperActor;
};

/**
 * Says that the visitor's email address already has an account, and offers to use that account or to change the
 * address. No other place shows this error.
 */
export function KnownEmailNotice({ ref, actor }: KnownEmailNoticeProps) {
  const changeEmail = () => {
    const field = document.getElementById(EMAIL_FIELD_ID);
    if (field === null) actor.send({ type: 'step.visited', step: 'accountDetails' });
    else field.focus();
  };
  return (
    <Notice tone="error" title={texts.knownEmailTitle} ref={ref} role="alert" tabIndex={-1}>
      <p>{texts.knownEmailHelp}</p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2">
        <VisitorLink to="/login">{texts.signIn}</VisitorLink>
        <VisitorLink to="/lost-pass">{texts.newPassword}</VisitorLink>
        <Button onClick={changeEmail}>{texts.changeEmail}</Button>
      </chakra.div>
    </Notice>
  );
}
