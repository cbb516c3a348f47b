import { fixtures as accountSwitches } from '../../machines/account-switches/account-switches.fixtures';
import { accountSwitchesMachine } from '../../machines/account-switches/account-switches.machine';
import { fixtures as cardAccountAdd } from '../../machines/card-account-add/card-account-add.fixtures';
import { cardAccountAddMachine } from '../../machines/card-account-add/card-account-add.machine';
import { fixtures as creditRequest } from '../../machines/credit-request/credit-request.fixtures';
import { creditRequestMachine } from '../../machines/credit-request/credit-request.machine';
import type { formSubmissionMachine } from '../../machines/form-submission/form-submission.machine';
import { fixtures as sectionMenu } from '../../machines/section-menu/section-menu.fixtures';
import { sectionMenuMachine } from '../../machines/section-menu/section-menu.machine';
import { provideAccountSwitches } from '../../src/provide/account-switches';
import { provideCardAccountAdd } from '../../src/provide/card-account-add';
import { provideCreditRequest } from '../../src/provide/credit-request';
import type { Environment } from '../../src/provide/environment';
import { provideSectionMenu } from '../../src/provide/section-menu';
import type { Flow } from './flow';

/**
 * The charts of the profile page.
 *
 * @param form the plain form, which runs for real in what submits one
 */
export const profileFlows = (environment: Environment, form: Flow<typeof formSubmissionMachine>) => ({
  'account-switches': {
    machine: accountSwitchesMachine,
    provided: provideAccountSwitches(environment),
    fixtures: accountSwitches,
  } as Flow<typeof accountSwitchesMachine>,
  'card-account-add': {
    machine: cardAccountAddMachine,
    provided: provideCardAccountAdd(environment),
    fixtures: cardAccountAdd,
    children: { form },
  } as Flow<typeof cardAccountAddMachine>,
  'credit-request': {
    machine: creditRequestMachine,
    provided: provideCreditRequest(environment),
    fixtures: creditRequest,
    children: { form },
  } as Flow<typeof creditRequestMachine>,
  'section-menu': {
    machine: sectionMenuMachine,
    provided: provideSectionMenu(environment),
    fixtures: sectionMenu,
  } as Flow<typeof sectionMenuMachine>,
});
