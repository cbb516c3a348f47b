import type { SnapshotFrom } from 'xstate';
import { customerSearch as search } from '#messages/admin/customer-search';
import { customerWhereabouts } from '#messages/admin/customer-whereabouts';
import { factorReset } from '#messages/admin/factor-reset';
import { actingReason } from '#messages/session/acting-reason';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { CUSTOMER_SEARCH_PAUSE_MS } from '../../../../src/domain/limits';
import { fill, press } from '../../../../src/review/scripts/words';
import type { PlayedFlow } from '../played-flow';
import { answered, CRASH, fault, formEndings, lost } from '../words';

const CUSTOMERS = '/api/admin/customers';
const person = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  name: 'Aoife Byrne',
  email: 'aoife.byrne@example.com',
  phone: '+35315550100',
  profileType: 'personal',
  premium: true,
};
const page = (items: readonly object[]) => ({
  response: { items, page: 1, pageSize: 20, total: items.length },
});

const TYPING =
  'A pause in typing is over before anybody could press: tests/browser/admin/admin-customers.all.test.ts.';

/** The admin's search for customers. */
export const customerSearchPlayed: PlayedFlow = {
  executors: {
    openings: { everybody: { path: '/customers', account: 'admin', does: [] } },
    events: {
      '': {
        'query.typed': ({ typed }: { typed: string }) => [
          { role: 'searchbox', name: search.label, act: 'fill', value: typed },
        ],
        'query.submitted': () => [press(search.search)],
        'search.retried': () => [press(search.retry)],
        'impersonation.requested': () => [press(search.logInAsName({ name: person.name }))],
        'factorReset.requested': () => [press(factorReset.actionFor({ name: person.name }))],
        'whereabouts.requested': () => [press(customerWhereabouts.actionFor({ name: person.name }))],
      },
    },
    outcomes: {
      findCustomers: {
        found: answered(CUSTOMERS, 200, page([person])),
        nobody: answered(CUSTOMERS, 200, page([])),
        offline: lost(CUSTOMERS),
      },
      impersonationStart: {
        closed: { by: 'person', does: [press(actingReason.cancel)] },
        crashed: fault,
      },
      factorReset: {
        closed: { by: 'person', does: [press(actingReason.cancel)] },
        crashed: fault,
      },
      customerWhereabouts: {
        closed: { by: 'person', does: [press(customerWhereabouts.close)] },
        crashed: fault,
      },
    },
  },
  soon: CUSTOMER_SEARCH_PAUSE_MS,
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot() as SnapshotFrom<typeof customerSearchMachine>;
    if (!now.matches({ dialog: 'viewing' })) return false;
    if (step.event.type === 'search.retried') return now.matches({ list: 'failed' });
    if (step.event.type === 'query.typed')
      return (step.event as unknown as { readonly typed: string }).typed !== now.context.typed;
    if (step.event.type === 'query.submitted') return !now.matches({ list: 'searching' });
    return now.matches({ list: 'found' }) && now.context.found?.items.length === 1;
  },
  seen: {
    'list.failed': [{ role: 'button', name: search.retry }],
    'dialog.loggingInAs': [{ role: 'dialog', name: search.logInAsName({ name: person.name }) }],
    'dialog.removingFactors': [{ role: 'dialog', name: factorReset.title({ name: person.name }) }],
    'dialog.seeingWhere': [{ role: 'dialog', name: customerWhereabouts.title({ name: person.name }) }],
  },
  unplayed: {
    'xstate.error.actor.impersonationStart': CRASH,
    'xstate.error.actor.factorReset': CRASH,
    'xstate.error.actor.customerWhereabouts': CRASH,
    'query.submitted | 0': TYPING,
    'address.changed': 'The address moves with what is typed; going back is in the tests of the search.',
  },
};

const niamh = 'Niamh Kelly';
const removal = factorReset.title({ name: niamh });
const begun = factorReset.begunTitle({ name: niamh });

/** The dialog that removes a lost second step. */
export const factorResetPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: {
        path: '/customers?query=kelly',
        account: 'admin',
        does: [press(factorReset.actionFor({ name: niamh }))],
      },
    },
    events: {
      '': {
        'dialog.closed': (_event, _coming, now) => [
          now.matches('begun') ? press(factorReset.done, begun) : press(actingReason.cancel, removal),
        ],
      },
      form: {
        'form.submitted': () => [
          fill(actingReason.reason, 'Lost her phone', removal),
          press(factorReset.form.begin, removal),
        ],
      },
    },
    outcomes: formEndings('form', '/reset-factors', { resetAt: '2026-11-02T09:30:00Z' }),
  },
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('irreversible')),
  seen: {
    'open.asking': [{ role: 'button', name: factorReset.form.begin, within: removal }],
    'open.sending': [{ role: 'button', name: factorReset.form.beginning, within: removal }],
    begun: [{ role: 'dialog', name: begun }],
    closed: [{ role: 'dialog', name: removal, gone: true }],
  },
  unplayed: { 'xstate.error.actor.form': CRASH },
};
