import { fixtures } from '../../../../machines/settings/settings/settings.fixtures';
import { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideSettings } from './settings.provide';

export const settingsFlow = flowOf(settingsMachine, provideSettings(playedEnvironment), fixtures, {
  form: formSubmissionFlow,
});
