import { createActor } from 'xstate';
import { aoife } from '../../../../machines/samples';
import { fixtures } from '../../../../machines/settings/factor-add/factor-add.fixtures';
import { factorAddMachine } from '../../../../machines/settings/factor-add/factor-add.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { nothingShown, provideFactorList, type ShownFactors } from '../factors/factors.provide';
import { provideFactorAdd } from './factor-add.provide';

const list = createActor(provideFactorList(playedEnvironment), { input: { growsStale: false } });

/** What the flows of the section share when they are played. */
export const played: ShownFactors = {
  list,
  reload() {
    list.start();
    list.send({ type: 'resource.reloaded', owner: aoife.uuid });
  },
  secrets: nothingShown(),
};

export const factorAddFlow = flowOf(factorAddMachine, provideFactorAdd(playedEnvironment, played), fixtures, {
  passwordForm: formSubmissionFlow,
  appForm: formSubmissionFlow,
  passkeyForm: formSubmissionFlow,
});
