import { contactMachine } from '../../../../machines/content/contact/contact.machine';
import type { ContactInput, ContactValues } from '../../../../machines/content/contact/contact.types';
import { sendContactMessage } from '../../../api/calls/pages';
import { CALL_TIMEOUT_MS } from '../../../domain/limits';
import { toE164 } from '../../../domain/phones/phone';
import { botToken } from '../../session/bot-check/bot-check.provide';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { reportFailure } from '../../../app/environment/report-failure';

const DRAFT = 'contact';

type ContactPorts = {
  /** Whether the current route allows bot-check tokens (S2.guardsAndStartUp.3). */
  readonly asksBotCheck: () => boolean;
};

/** Loads the draft. Its empty fields are filled with the customer's details. */
const draftOf = ({ adapters }: Environment, blank: ContactValues): ContactValues | null => {
  const draft = adapters.drafts.load(DRAFT);
  if (draft === null) return null;
  const fields = Object.keys(blank) as (keyof ContactValues)[];
  return Object.fromEntries(fields.map((field) => [field, draft[field] || blank[field]])) as ContactValues;
};

export const contactInput = (
  environment: Environment,
  { blank, embedded }: Omit<ContactInput, 'draft'>,
): ContactInput => ({ blank, embedded, draft: draftOf(environment, blank) });

/**
 * Provides the contact panel: POST /api/content/contact with the bot-check action `correspondence` (S7.calls.7). The
 * panel itself shows the result, so there is no notice.
 */
export const provideContact = (environment: Environment, { asksBotCheck }: ContactPorts) => {
  const { adapters, client } = environment;
  return contactMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          const recaptchaToken = asksBotCheck() ? await botToken(environment, 'correspondence', signal) : '';
          await sendContactMessage(
            client,
            {
              name: textOf(values['name']),
              phone: toE164(textOf(values['phone']), textOf(values['phoneCountry'])) ?? '',
              email: textOf(values['email']),
              subject: textOf(values['subject']),
              message: textOf(values['message']),
              recaptchaToken,
            },
            { signal, idempotencyKey: key, successNotice: false, errorNotice: false },
          );
          return {};
        },
      }),
    },
    delays: { estimatorTimeout: CALL_TIMEOUT_MS },
    actions: {
      saveDraft: (_, { values }) => adapters.drafts.save(DRAFT, values),
      removeDraft: () => adapters.drafts.remove(DRAFT),
      logFailure: reportFailure(environment, 'contact form'),
    },
  });
};
