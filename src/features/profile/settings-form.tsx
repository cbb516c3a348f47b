import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, type SyntheticEvent } from 'react';
import { chips } from '#messages/chips';
import { phone as phoneTexts } from '#messages/phone';
import { settings as texts } from '#messages/settings';
import {
  selectChanged,
  selectIsSaved,
  selectIsUncompared,
} from '../../../machines/settings/settings.selectors';
import { isShown, type SettingsValues } from '../../domain/customer-settings';
import type { CustomerSettings } from '../../domain/entities';
import { LENGTH } from '../../domain/limits';
import { TICKED } from '../../domain/step-rules';
import { entriesOf, listOf, listText } from '../../domain/text-list';
import { BusyButton } from '../../ui/button';
import { ChipsField } from '../../ui/form/chips-field';
import { ErrorSummary } from '../../ui/form/error-summary';
import { ReadOnlyField } from '../../ui/form/read-only-field';
import { SelectField } from '../../ui/form/select-field';
import { SwitchField } from '../../ui/form/switch-field';
import { TextField } from '../../ui/form/text-field';
import { Icon } from '../../ui/icons';
import { Notice } from '../../ui/notice';
import { Opening } from '../../ui/opening';
import { PhoneField } from '../../ui/phone-field/phone-field';
import { SubmissionNotice } from '../session/submission-notice';
import type { FormActor } from '../session/use-actor-form';
import { isEmail } from './settings-schema';
import { choices } from './settings-words';
import { useSettingsForm, type SettingsActor } from './use-settings-form';

/** A chunk of its own: hardly anybody has their settings changed elsewhere meanwhile. */
const SettingsChangesDialog = lazy(async () => ({
  default: (await import('./settings-changes-dialog')).SettingsChangesDialog,
}));

const LISTS = ['ccEmails', 'shareBookings'] as const;

type SettingsFormProps = {
  readonly actor: SettingsActor;
  /** The form's own submission. */
  readonly submission: FormActor;
  readonly settings: CustomerSettings;
  readonly values: SettingsValues;
  readonly email: string;
};

/** All fields of the settings with their conditions (specification, section 2 "Profile page"). */
export function SettingsForm({ actor, submission, settings, values, email }: SettingsFormProps) {
  const form = useSettingsForm({ actor, submission, settings, values });
  const saved = useSelector(actor, selectIsSaved);
  const uncompared = useSelector(actor, selectIsUncompared);
  const changed = useSelector(actor, selectChanged);
  const { id, busy, notice } = form;
  const asks = (name: Parameters<typeof isShown>[1]) => isShown(settings, name);

  /** What is still being typed into a list is one of its entries now. */
  const press = (event: SyntheticEvent) => {
    form.form.onSubmit(event);
    const typed = LISTS.map((name) => [name, form.values[name] ?? ''] as const);
    const open = typed.filter(([, text]) => listOf(text).pending !== '');
    if (open.length > 0 && !busy)
      form.assign(Object.fromEntries(open.map(([name, text]) => [name, listText(entriesOf(text))])));
  };

  return (
    <chakra.form
      {...form.form}
      onSubmit={press}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      maxWidth="form"
    >
      <SubmissionNotice {...notice} refused={texts.refused} />
      <chakra.div role="alert" display="contents">
        {uncompared ? (
          <Notice tone="error" title={texts.uncomparedTitle} id={notice.id} tabIndex={-1}>
            <p>{texts.uncomparedHelp}</p>
          </Notice>
        ) : null}
      </chakra.div>
      <ErrorSummary {...form.summary} title={texts.summary} />
      <ReadOnlyField id={`${id}-email`} label={texts.email} value={email} />
      <chakra.div
        display="grid"
        gap={{ base: '5', sm: '3' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <ReadOnlyField id={`${id}-firstName`} label={texts.firstName} value={settings.firstName} />
        <ReadOnlyField id={`${id}-lastName`} label={texts.lastName} value={settings.lastName} />
      </chakra.div>
      <TextField
        field={form.field('bookingName')}
        label={texts.bookingName}
        autoComplete="off"
        maxLength={LENGTH.bookingName.max}
        readOnly={busy}
      />
      <PhoneField form={form} texts={phoneTexts} readOnly={busy} />
      {asks('defaultJob') ? (
        <SelectField
          field={form.field('defaultJob')}
          label={texts.defaultJob}
          options={choices(settings.defaultJobs, texts.noJob, values.defaultJob)}
          optional
          readOnly={busy}
        />
      ) : null}
      {asks('defaultJobDelivery') ? (
        <SelectField
          field={form.field('defaultJobDelivery')}
          label={texts.defaultJobDelivery}
          options={choices(settings.defaultJobs, texts.noJob, values.defaultJobDelivery)}
          optional
          readOnly={busy}
        />
      ) : null}
      {asks('defaultPage') ? (
        <SelectField
          field={form.field('defaultPage')}
          label={texts.defaultPage}
          options={choices(settings.pages, texts.noPage, values.defaultPage)}
          optional
          readOnly={busy}
        />
      ) : null}
      <SwitchField
        id={`${id}-confirmationEmails`}
        label={texts.confirmationEmails}
        checked={form.values.confirmationEmails === TICKED}
        onChange={(on) => form.assign({ confirmationEmails: on ? TICKED : '' })}
        stateWords={{ on: texts.on, off: texts.off }}
        readOnly={busy}
      />
      {LISTS.map((name) =>
        asks(name) ? (
          <ChipsField
            key={name}
            form={form}
            name={name}
            label={texts[name]}
            texts={chips}
            isValid={isEmail}
            readOnly={busy}
          />
        ) : null,
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <BusyButton
          {...form.submit}
          busy={busy}
          busyText={texts.submitting}
          width={{ base: 'full', sm: 'auto' }}
        >
          {texts.submit}
        </BusyButton>
        {saved ? (
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            color="success"
            fontWeight="medium"
          >
            <Icon name="check" />
            {texts.saved}
          </chakra.span>
        ) : null}
      </chakra.div>
      {changed === null ? null : (
        <Suspense fallback={<Opening>{texts.changedTitle}</Opening>}>
          <SettingsChangesDialog
            changed={changed}
            values={values}
            onSettle={form.settle}
            onBack={() => actor.send({ type: 'changes.left' })}
          />
        </Suspense>
      )}
    </chakra.form>
  );
}
