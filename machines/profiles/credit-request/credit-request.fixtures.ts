import type { StepValues } from '../../../src/domain/wizard/steps';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { creditRequestMachine } from './credit-request.machine';

/** The values of a completed application. */
export const application: StepValues = {
  creditCompanyName: 'Byrne Design Ltd',
  companyStreet: '12 Merrion Row',
  companyTown: 'Dublin',
  companyEircode: 'D02 XY45',
  companyEmail: 'accounts@byrne.example',
  companyRegistrationNumber: 'IE123456',
  journeysPerMonth: '10 - 20',
  authorised: 'yes',
  readTerms: 'yes',
};

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [{ type: 'request.edited', values: application }, { type: 'dialog.closed' }],
  ignores: [{ events: ['request.edited', 'dialog.closed'], in: ['open.sending'] }],
  outcomes: {
    readDraft: {
      typed: { resolve: { creditCompanyName: 'Byrne' } },
      untouched: { resolve: {} },
      crashed: { reject: new Error('Unexpected') },
    },
    form: { crashed: { reject: new Error('The form failed') } },
  },
} satisfies FlowFixtures<typeof creditRequestMachine>;
