import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { phone as phoneTexts } from '#messages/registration/phone';
import { settings as texts } from '#messages/settings/settings';
import {
  selectFieldErrors,
  selectWasUnsuccessful,
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
import { useNoticeFocus, useToldOnce, type FormActor } from '../../shared/forms/use-submission';
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

/** Maps the field names of the request (S7.calls.23) to the form's fields, where they differ (D2.2). */
const FIELDS: Readonly<Record<string, keyof SettingsValues>> = { phoneNumber: 'phone', ccEmail: 'ccEmails' };

type SettingsFormOptions = {
  readonly actor: SettingsActor;
  readonly submission: FormActor;
  /** The settings that the form edits. Other settings need another form. */
  readonly settings: CustomerSettings;
};

/**
 * Connects the settings form to its chart: submissions and edits go to the chart, and the server's errors come back
 * to the fields. If a submission fails, the focus moves to the error.
 *
 * @returns what `useForm` returns, the form's `id`, `notice` for the message about the last submission, `busy`, and
 * `settle` for the merged values of settings that were also changed elsewhere
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
    disabledUntilValid: true,
    busy,
    onSubmit: (typed) => actor.send({ type: 'settings.submitted', values: typed, key: randomId() }),
    onEdited: (typed) => actor.send({ type: 'values.edited', values: typed }),
  });

  const refused = useSelector(submission, selectWasUnsuccessful);
  const uncompared = useSelector(actor, selectIsUncompared);
  // A submission can fail before the `submission` actor receives it. That actor then still holds the previous result.
  const noticeId = useNoticeFocus(FORM_ID, form.summary.id, !busy && (refused || uncompared));

  const { summary, problems } = useToldOnce(form.summary, submission);

  const settle = (settled: SettingsValues) => {
    form.assign(settled);
    actor.send({ type: 'changes.settled', values: settled, key: randomId() });
  };
  const notice = { id: noticeId, actor: submission, problems };
  return { ...form, summary, id: FORM_ID, notice, busy, settle };
}
