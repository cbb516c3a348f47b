import { fixtures } from '../../../../machines/settings/settings/settings.fixtures';
import { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, type Flow } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideSettings } from './settings.provide';

/** The settings submit it themselves, when they have compared what was entered with what is saved. */
const form = {
  ...formSubmissionFlow,
  fixtures: { ...formSubmissionFlow.fixtures, fromParent: ['form.submitted'] },
} satisfies Flow;

export const settingsFlow = flowOf(settingsMachine, provideSettings(playedEnvironment), fixtures, {
  form,
});
