import { useSelector } from '@xstate/react';
import type { SyntheticEvent } from 'react';
import { settings as texts } from '#messages/settings/settings';
import {
  selectChanged,
  selectIsSaved,
  selectIsUncompared,
} from '../../../../machines/settings/settings/settings.selectors';
import { isShown } from '../../../domain/customer-settings';
import type { CustomerSettings } from '../../../domain/entities';
import { LENGTH } from '../../../domain/limits';
import { entriesOf, listOf, listText } from '../../../domain/text-list';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { TextField } from '../../../ui/form/text-field';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Opening } from '../../../ui/opening';
import type { FormActor } from '../../shared/forms/use-submission';
import { AddressesField, ChoiceField, MailsField, NumberField, type AddressList } from './settings-fields';
import { FormLook, PersonFields, PressNotice, SaveRow } from './settings-form-parts';
import { useSettingsForm, type SettingsActor } from './use-settings-form';

/** A chunk of its own, because settings are rarely changed elsewhere while the form is open. */
const SettingsChangesDialog = lazyView(() => import('./settings-changes-dialog'), 'SettingsChangesDialog');

const LISTS: readonly AddressList[] = ['ccEmails', 'shareBookings'];

/** The select fields: the label of the empty choice, and the property of the settings that holds the options. */
const CHOICES = [
  { name: 'defaultJob', none: texts.noJob, offered: 'defaultJobs' },
  { name: 'defaultJobDelivery', none: texts.noJob, offered: 'defaultJobs' },
  { name: 'defaultPage', none: texts.noPage, offered: 'pages' },
] as const;

export type SettingsFormProps = {
  readonly actor: SettingsActor;
  readonly submission: FormActor;
  readonly settings: CustomerSettings;
  readonly email: string;
};

function Form({ actor, submission, settings, email }: SettingsFormProps) {
  const form = useSettingsForm({ actor, submission, settings });
  const saved = useSelector(actor, selectIsSaved);
  const uncompared = useSelector(actor, selectIsUncompared);
  const changed = useSelector(actor, selectChanged);
  const { id, busy, notice, field, assign, touch } = form;
  const country = field('phoneCountry');
  const asks = (name: Parameters<typeof isShown>[1]) => isShown(settings, name);

  /** On submit, text that is still being typed into a list becomes an entry. */
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
      <TextField
        field={field('bookingName')}
        label={texts.bookingName}
        autoComplete="off"
        maxLength={LENGTH.bookingName.max}
        readOnly={busy}
      />
      <NumberField
        {...field('phone')}
        countryId={country.id}
        country={country.value}
        countryError={country.error}
        assign={assign}
        readOnly={busy}
      />
      {CHOICES.map(({ name, none, offered }) =>
        asks(name) ? (
          <ChoiceField
            key={name}
            {...field(name)}
            label={texts[name]}
            offered={settings[offered]}
            none={none}
            readOnly={busy}
          />
        ) : null,
      )}
      <MailsField
        id={`${id}-confirmationEmails`}
        value={field('confirmationEmails').value}
        assign={assign}
        readOnly={busy}
      />
      {LISTS.map((list) =>
        asks(list) ? (
          <AddressesField
            key={list}
            {...field(list)}
            list={list}
            assign={assign}
            touch={touch}
            readOnly={busy}
          />
        ) : null,
      )}
      <SaveRow {...form.submit} form={id} busy={busy} saved={saved} />
      <LateDialog
        open={changed === null ? null : 'changes'}
        opening={<Opening>{texts.changedTitle}</Opening>}
        views={[SettingsChangesDialog]}
        onMissing={() => actor.send({ type: 'changes.left' })}
      >
        {changed === null ? null : (
          <SettingsChangesDialog
            actor={actor}
            changed={changed}
            onSettle={form.settle}
            onBack={() => actor.send({ type: 'changes.left' })}
          />
        )}
      </LateDialog>
    </form>
  );
}

/** All fields of the settings and the conditions under which they show (S2.profilePage.2). */
export function SettingsForm(props: SettingsFormProps) {
  return (
    <FormLook>
      <Form {...props} />
    </FormLook>
  );
}
