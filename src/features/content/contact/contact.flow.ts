import { fixtures } from '../../../../machines/content/contact/contact.fixtures';
import { contactMachine } from '../../../../machines/content/contact/contact.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideContact } from './contact.provide';

export const contactFlow = flowOf(
  contactMachine,
  provideContact(playedEnvironment, { asksBotCheck: () => true }),
  fixtures,
  { form: formSubmissionFlow },
);
