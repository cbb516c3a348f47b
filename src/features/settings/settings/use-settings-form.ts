import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { phone as phoneTexts } from '#messages/registration/phone';
import { settings as texts } from '#messages/settings/settings';
import {
  selectFieldErrors,
  selectWasInVain,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import {
  selectIsBusy,
  selectIsUncompared,
  selectValues,
} from '../../../../machines/settings/settings/settings.selectors';
import type { SettingsValues } from '../../../domain/customer-settings';
import type { CustomerSettings } from '../../../domain/entities';
import { randomId } from '../../../domain/random-id';
import { settingsValues } from '../../../domain/settings-values';
import { useForm } from '../../../ui/form/use-form';
import { phoneLabels } from '../../../ui/phone-field/phone-values';
import type { ScreenActor } from '../../../ui/screen-actor';
import { useNoticeFocus, type FormActor } from '../../shared/forms/use-submission';
import { settingsSchema } from './settings-schema';

export type SettingsActor = ScreenActor<typeof settingsMachine>;

const FORM_ID = 'settings-form';

const labels: Readonly<Record<keyof SettingsValues, string>> = {
  bookingName: texts.bookingName,
  ...phoneLabels(phoneTexts),
  defaultJob: texts.defaultJob,
  defaultJobDelivery: texts.defaultJobDelivery,
  defaultPage: texts.defaultPage,
  confirmationEmails: texts.confirmationEmails,
  ccEmails: texts.ccEmails,
  shareBookings: texts.shareBookings,
};

/** The form's fields by what the call names them (S7.calls.23), where that is something else (D2.2). */
const FIELDS: Readonly<Record<string, keyof SettingsValues>> = { phoneNumber: 'phone', ccEmail: 'ccEmails' };

type SettingsFormOptions = {
  readonly actor: SettingsActor;
  readonly submission: FormActor;
  /** What the form is made of; another form for other ones. */
  readonly settings: CustomerSettings;
};

/**
 * The settings form over its chart: presses and edits go there, what the server says comes back to the fields, and a press
 * that came to nothing takes the focus to what says so.
 *
 * @returns what `useForm` returns, the form's `id`, `notice` for what is said of the last press, `busy`, and `settle` for
 *   what stays of settings that were changed elsewhere too
 */
export function useSettingsForm({ actor, submission, settings }: SettingsFormOptions) {
  const [initialValues] = useState(() => selectValues(actor.getSnapshot()) ?? settingsValues(settings));
  const [schema] = useState(() => settingsSchema(settings));
  const busy = useSelector(actor, selectIsBusy);
  const answered = useSelector(submission, selectFieldErrors);
  const serverErrors = useMemo(
    () => Object.fromEntries(Object.entries(answered).map(([name, text]) => [FIELDS[name] ?? name, text])),
    [answered],
  );
  const form = useForm<SettingsValues>({
    id: FORM_ID,
    initialValues,
    schema,
    labels,
    serverErrors,
    busy,
    onSubmit: (typed) => actor.send({ type: 'settings.submitted', values: typed, key: randomId() }),
    onEdited: (typed) => actor.send({ type: 'values.edited', values: typed }),
  });

  const refused = useSelector(submission, selectWasInVain);
  const uncompared = useSelector(actor, selectIsUncompared);
  // A press may come to nothing before the submission hears of it, which still says what became of the one before.
  const noticeId = useNoticeFocus(FORM_ID, form.summary.id, !busy && (refused || uncompared));

  const settle = (settled: SettingsValues) => {
    form.assign(settled);
    actor.send({ type: 'changes.settled', values: settled, key: randomId() });
  };
  return { ...form, id: FORM_ID, notice: { id: noticeId, actor: submission }, busy, settle };
}
