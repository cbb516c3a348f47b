import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { object } from 'yup';
import { validation } from '#messages/registration/validation';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import {
  selectChange,
  selectIsBusy,
  selectIsIrreversible,
} from '../../../../machines/settings/factor-change/factor-change.selectors';
import type { Factor } from '../../../domain/factor';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { FACTORS_HEADING_ID, type FactorChangeActor } from '../factors/factors-parts';
import { PasswordQuestion } from '../factors/password-question';

const schema = object({ name: ruleSchema(validation, required) });
const labels = { name: texts.name };

type FactorChangeDialogProps = {
  readonly actor: FactorChangeActor;
  readonly form: FormActor;
  readonly factor: Factor;
  /** It is the only second step. */
  readonly isLast: boolean;
  readonly email: string;
};

type Opened = Pick<FactorChangeDialogProps, 'form' | 'factor'> & {
  readonly irreversible: boolean;
  readonly waiting: boolean;
  readonly onClose: () => void;
};

function Renaming({ form: submission, factor, irreversible, waiting, onClose }: Opened) {
  const initialValues = useMemo(() => ({ name: factor.name }), [factor.name]);
  const also = { factor: factor.id };
  const form = useActorForm({ id: 'factor-rename', actor: submission, initialValues, schema, labels, also });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.rename.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <TextField
        field={form.field('name')}
        label={texts.name}
        autoComplete="off"
        maxLength={LENGTH.factorName.max}
      />
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton
          {...form.submit}
          variant="solid"
          busy={form.busy || waiting}
          busyText={texts.rename.submitting}
        >
          {texts.rename.submit}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}

/** Renames a second step, or removes it with the password (D2.extensionGroups.secondFactor). */
export function FactorChangeDialog({ actor, form, factor, isLast, email }: FactorChangeDialogProps) {
  const removes = useSelector(actor, selectChange) === 'removing';
  const irreversible = useSelector(actor, selectIsIrreversible);
  const waiting = useSelector(actor, selectIsBusy);
  const onClose = () => actor.send({ type: 'dialog.closed' });
  const opened = { form, factor, irreversible, waiting, onClose };
  return (
    <Dialog
      kind={removes ? 'question' : 'window'}
      title={removes ? texts.remove.title(factor) : texts.rename.title}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={FACTORS_HEADING_ID}
      onClose={onClose}
    >
      {removes ? (
        <PasswordQuestion
          {...opened}
          id="factor-removal"
          actor={form}
          also={{ factor: factor.id }}
          email={email}
          texts={texts.remove}
          colorPalette="error"
        >
          <DialogDescription>
            {isLast ? texts.remove.consequenceLast : texts.remove.consequence}
          </DialogDescription>
        </PasswordQuestion>
      ) : (
        <Renaming {...opened} />
      )}
    </Dialog>
  );
}
