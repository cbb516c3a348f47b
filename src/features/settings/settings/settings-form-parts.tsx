import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ComponentProps } from 'react';
import { settings as texts } from '#messages/settings/settings';
import type { CustomerSettings } from '../../../domain/entities';
import { BusyButton } from '../../../ui/busy-button';
import type { FormProblem } from '../../../ui/form/form-options';
import { WhyNot } from '../../../ui/form/why-not';
import { ReadOnlyField } from '../../../ui/form/read-only-field';
import { Icon } from '../../../ui/icons';
import { Notice } from '../../../ui/notice';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import type { FormActor } from '../../shared/forms/use-submission';

/* The parts of the settings form besides its fields. They re-render only when their content changes, not for each
   key. */

/** The styles of the form, set outside it so that they are not recomputed for each key. */
export const FormLook = chakra('div', {
  base: {
    '& > form': { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 'form' },
  },
});

type PressNoticeProps = {
  readonly id: string;
  readonly actor: FormActor;
  /** The fields that the server refused. */
  readonly problems: readonly FormProblem[];
  /** The saved settings could not be read, so nothing was sent. */
  readonly uncompared: boolean;
};

/** Says why the last submission failed, if it did. */
export const PressNotice = memo(function PressNotice({ id, actor, problems, uncompared }: PressNoticeProps) {
  return (
    <>
      {uncompared ? null : (
        <SubmissionNotice id={id} actor={actor} refused={texts.refused} problems={problems} />
      )}
      <chakra.div role="alert" display="contents">
        {uncompared ? (
          <Notice tone="error" title={texts.uncomparedTitle} id={id} tabIndex={-1}>
            <p>{texts.uncomparedHelp}</p>
          </Notice>
        ) : null}
      </chakra.div>
    </>
  );
});

type PersonFieldsProps = Pick<CustomerSettings, 'firstName' | 'lastName'> & {
  /** The id of the form. */
  readonly id: string;
  readonly email: string;
};

/** The person's details, which cannot be changed here. */
export const PersonFields = memo(function PersonFields(props: PersonFieldsProps) {
  const { id, email, firstName, lastName } = props;
  return (
    <>
      <ReadOnlyField id={`${id}-email`} label={texts.email} value={email} />
      <chakra.div
        display="grid"
        gap={{ base: '5', sm: '3' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <ReadOnlyField id={`${id}-firstName`} label={texts.firstName} value={firstName} />
        <ReadOnlyField id={`${id}-lastName`} label={texts.lastName} value={lastName} />
      </chakra.div>
    </>
  );
});

type SaveRowProps = Pick<ComponentProps<typeof BusyButton>, 'busy' | 'onMouseDown'> & {
  readonly 'aria-disabled': true | undefined;
  readonly type: 'submit';
  /** The id of the form. */
  readonly form: string;
  /** The form is saved and unedited since. */
  readonly saved: boolean;
};

/** The submit button, and whether the form is saved. */
export const SaveRow = memo(function SaveRow({ saved, form, ...submit }: SaveRowProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <BusyButton {...submit} busyText={texts.submitting} width={{ base: 'full', sm: 'auto' }}>
        {texts.submit}
      </BusyButton>
      <WhyNot form={form} aria-disabled={submit['aria-disabled']}>
        {texts.whyNot}
      </WhyNot>
      {saved ? (
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="success" fontWeight="medium">
          <Icon name="check" />
          {texts.saved}
        </chakra.span>
      ) : null}
    </chakra.div>
  );
});
