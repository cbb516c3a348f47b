import type { FlowFixtures } from '../../fixtures.types';
import type { contactMachine } from './contact.machine';
import type { ContactValues } from './contact.types';

export const blank: ContactValues = {
  name: 'Aoife Byrne',
  phone: '01 555 0100',
  phoneCountry: 'IE',
  email: 'aoife.byrne@example.com',
  subject: '',
  message: '',
};

export const typed: ContactValues = { ...blank, subject: '2', message: 'I left my umbrella in the car.' };

export const fixtures = {
  inputs: {
    embedded: { blank, draft: null, embedded: true },
    elsewhere: { blank, draft: typed, embedded: false },
  },
  events: [
    { type: 'tab.chosen', tab: 'fareEstimator' },
    { type: 'tab.chosen', tab: 'contactUs' },
    { type: 'message.edited', values: typed },
    { type: 'message.edited', values: { ...blank, subject: '2' } },
    { type: 'message.begun' },
    { type: 'estimator.loaded' },
    { type: 'estimator.failed' },
    { type: 'estimator.retried' },
  ],
  ignores: [{ events: ['estimator.loaded'], in: ['estimator.shown'] }],
  outcomes: { form: { crashed: { reject: new Error('The form failed') } } },
  distinguish: ({ embedded }) => embedded,
} satisfies FlowFixtures<typeof contactMachine>;
