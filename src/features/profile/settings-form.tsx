import { useSelector } from '@xstate/react';
import { lazy, Suspense, type SyntheticEvent } from 'react';
import { settings as texts } from '#messages/settings';
import {
  selectChanged,
  selectIsSaved,
  selectIsUncompared,
} from '../../../machines/settings/settings.selectors';
import { isShown, type SettingsValues } from '../../domain/customer-settings';
import type { CustomerSettings } from '../../domain/entities';
import { LENGTH } from '../../domain/limits';
import { entriesOf, listOf, listText } from '../../domain/text-list';
import { ErrorSummary } from '../../ui/form/error-summary';
import { useStableForm } from '../../ui/form/use-stable-form';
import { Opening } from '../../ui/opening';
import type { FormActor } from '../session/use-submission';
import {
  AddressesField,
  ChoiceField,
  KeptPhoneField,
  KeptTextField,
  MailsField,
  type AddressList,
} from './settings-fields';
import { FormLook, PersonFields, PressNotice, SaveRow } from './settings-form-parts';
import { useSettingsForm, type SettingsActor } from './use-settings-form';

/** A chunk of its own: hardly anybody has their settings changed elsewhere meanwhile. */
const SettingsChangesDialog = lazy(async () => ({
  default: (await import('./settings-changes-dialog')).SettingsChangesDialog,
}));

const LISTS: readonly AddressList[] = ['ccEmails', 'shareBookings'];

export type SettingsFormProps = {
  readonly actor: SettingsActor;
  /** The form's own submission. */
  readonly submission: FormActor;
  readonly settings: CustomerSettings;
  readonly email: string;
};

function Form({ actor, submission, settings, email }: SettingsFormProps) {
  const form = useSettingsForm({ actor, submission, settings });
  const saved = useSelector(actor, selectIsSaved);
  const uncompared = useSelector(actor, selectIsUncompared);
  const changed = useSelector(actor, selectChanged);
  const { id, busy, notice } = form;
  const { field, assign, touch } = useStableForm<keyof SettingsValues>(form);
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
    <form {...form.form} onSubmit={press}>
      <PressNotice {...notice} uncompared={uncompared} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <PersonFields id={id} email={email} firstName={settings.firstName} lastName={settings.lastName} />
      <KeptTextField
        field={field('bookingName')}
        label={texts.bookingName}
        autoComplete="off"
        maxLength={LENGTH.bookingName.max}
        readOnly={busy}
      />
      <KeptPhoneField
        number={field('phone')}
        country={field('phoneCountry')}
        assign={assign}
        readOnly={busy}
      />
      {asks('defaultJob') ? (
        <ChoiceField
          field={field('defaultJob')}
          label={texts.defaultJob}
          offered={settings.defaultJobs}
          none={texts.noJob}
          readOnly={busy}
        />
      ) : null}
      {asks('defaultJobDelivery') ? (
        <ChoiceField
          field={field('defaultJobDelivery')}
          label={texts.defaultJobDelivery}
          offered={settings.defaultJobs}
          none={texts.noJob}
          readOnly={busy}
        />
      ) : null}
      {asks('defaultPage') ? (
        <ChoiceField
          field={field('defaultPage')}
          label={texts.defaultPage}
          offered={settings.pages}
          none={texts.noPage}
          readOnly={busy}
        />
      ) : null}
      <MailsField
        id={`${id}-confirmationEmails`}
        value={form.values.confirmationEmails ?? ''}
        assign={assign}
        readOnly={busy}
      />
      {LISTS.map((name) =>
        asks(name) ? (
          <AddressesField
            key={name}
            field={field(name)}
            name={name}
            assign={assign}
            touch={touch}
            readOnly={busy}
          />
        ) : null,
      )}
      <SaveRow {...form.submit} busy={busy} saved={saved} />
      {changed === null ? null : (
        <Suspense fallback={<Opening>{texts.changedTitle}</Opening>}>
          <SettingsChangesDialog
            actor={actor}
            changed={changed}
            onSettle={form.settle}
            onBack={() => actor.send({ type: 'changes.left' })}
          />
        </Suspense>
      )}
    </form>
  );
}

/** All fields of the settings with their conditions (specification, section 2 "Profile page"). */
export function SettingsForm(props: SettingsFormProps) {
  return (
    <FormLook>
      <Form {...props} />
    </FormLook>
  );
}
