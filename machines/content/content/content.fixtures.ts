import type { FlowFixtures } from '../../fixtures.types';
import type { contentMachine } from './content.machine';

/** In epoch milliseconds. JSON writes `1e+21`: a context must not contain a number as long as a card number. */
export const FRESH_UNTIL = 1e21;
export const EXPIRED_AT = 1;

const terms = { title: 'Terms and Conditions', content: '<p>These terms cover the web booker.</p>' };

export const fixtures = {
  inputs: { terms: { page: 'terms' }, contact: { page: 'contact' } },
  events: [{ type: 'content.requested' }],
  ignores: [{ events: ['content.requested'], in: ['loading'] }],
  outcomes: {
    loadContent: {
      loaded: { resolve: { ...terms, expires: FRESH_UNTIL } },
      expired: { resolve: { ...terms, expires: EXPIRED_AT } },
      uncacheable: { resolve: { ...terms, expires: null } },
      subjects: {
        resolve: {
          title: 'Contact Us',
          subjects: [{ id: '1', label: 'A booking' }],
          expires: FRESH_UNTIL,
        },
      },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof contentMachine>;
