import { creditAccountRequests as requests } from '#messages/admin/credit-account-requests';
import { customerSearch as search } from '#messages/admin/customer-search';
import { actingReason } from '#messages/session/acting-reason';
import { lookOnly } from '#messages/session/look-only';
import { fill, press } from '../../../../src/review/scripts/words';
import type { PlayedFlow } from '../played-flow';
import { answered, CRASH, formEndings, lost, QUICK, reconciledEndings } from '../words';

const niamh = 'Niamh Kelly';
const person = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  name: 'Aoife Byrne',
  email: 'aoife.byrne@example.com',
  phone: '+35315550100',
  profileType: 'personal',
  premium: true,
};
const actingFor = search.logInAsName({ name: niamh });

/** The dialog that asks for an admin's reason to act for a customer. */
export const impersonationStartPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: { path: '/customers?query=kelly', account: 'admin', does: [press(actingFor)] },
    },
    events: {
      '': { 'dialog.closed': () => [press(actingReason.cancel, actingFor)] },
      form: {
        'form.submitted': () => [
          fill(actingReason.reason, 'Asked us by phone', actingFor),
          press(search.form.begin, actingFor),
        ],
      },
    },
    outcomes: formEndings('form', '/api/admin/impersonate/'),
  },
  passes: ['form/submitForm accepted'],
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('irreversible')),
  seen: {
    'open.asking': [{ role: 'button', name: search.form.begin, within: actingFor }],
    'open.sending': [{ role: 'button', name: search.form.beginning, within: actingFor }],
    'open.begun': [{ role: 'region', name: lookOnly.label }],
    closed: [{ role: 'dialog', name: actingFor, gone: true }],
  },
  unplayed: { 'xstate.error.actor.form': CRASH },
};

const act = actingReason.actFor({ name: niamh });

/** The banner of an admin who only looks, and the dialog that asks why they have to act. */
export const lookOnlyPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: null, does: [] } },
    events: {
      '': {
        'act.requested': () => [press(lookOnly.act)],
        'dialog.closed': () => [press(actingReason.cancel, act)],
      },
      form: {
        'form.submitted': () => [
          fill(actingReason.reason, 'Asked us by phone', act),
          press(actingReason.act.begin, act),
        ],
      },
    },
    outcomes: formEndings('form', '/api/admin/act'),
  },
  passes: ['form/submitForm accepted'],
  prepare: ({ lookAt }) => lookAt('standard'),
  open: (page) => page.getByRole('button', { name: lookOnly.act }).waitFor(),
  when: (step, rig) => {
    if (!('event' in step)) return !('settle' in step && step.settle === 'form/completeForm');
    return step.event.type === 'act.requested'
      ? rig.snapshot().matches('looking')
      : rig.snapshot().matches('acting') && !rig.snapshot().hasTag('irreversible');
  },
  seen: {
    looking: [{ role: 'region', name: lookOnly.label }],
    'acting.asking': [{ role: 'button', name: actingReason.act.begin, within: act }],
    'acting.sending': [{ role: 'button', name: actingReason.act.beginning, within: act }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'xstate.error.actor.refusals': CRASH,
    'xstate.snapshot.form | 0': 'The other banner is there first, and stops this one.',
    'write.refused': 'A write belongs to another flow: tests/browser/admin/look-only.all.test.ts.',
  },
};

const ONE = '/api/admin/credit-account-requests/';
const uuid = '5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f30';
const company = 'Byrne Design Ltd';
const waiting = {
  uuid,
  status: 'pending',
  created: '2026-11-18T09:30:00Z',
  companyName: company,
  companyAddress: '4 Quay Street, Galway, H91 V3PK',
  companyEmail: 'office@byrne.test',
  companyRegistrationNumber: 'IE551204',
  journeysPerMonth: '50 - 100',
  authorised: true,
  readTerms: true,
  customer: person,
  reason: null,
  ref: 'OS-2077',
  identifier: null,
};
const approving = requests.approveQuestion({ company });
const declining = requests.declineQuestion({ company });
const approved = { ...waiting, status: 'approved', identifier: 'BP-20418' };
const declined = { ...waiting, status: 'declined', reason: 'Unknown.' };
const reading = {
  pending: answered(ONE, 200, { response: waiting }),
  approved: answered(ONE, 200, { response: approved }),
  declined: answered(ONE, 200, { response: declined }),
  unknown: answered(ONE, 404, { message: 'There is no such request.' }),
  offline: lost(ONE),
};

/** An admin's decision about a request for a credit account. */
export const creditRequestDecisionPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: `/admin/credit-account-requests/${uuid}`, account: 'admin', does: [] } },
    events: {
      '': {
        'request.retried': () => [press(requests.retry)],
        'approval.chosen': () => [press(requests.approve)],
        'decline.chosen': () => [press(requests.decline)],
        'reason.edited': ({ reason }: { reason: string }) => [fill(requests.reason, reason, declining)],
        'dialog.closed': () => [press(requests.cancel)],
      },
      approval: { 'form.submitted': () => [press(requests.approve, approving)] },
      decline: {
        'form.submitted': () => [
          fill(requests.reason, 'The company number is not known.', declining),
          press(requests.decline, declining),
        ],
      },
    },
    outcomes: {
      ...reconciledEndings(
        'approval',
        '/approve',
        { call: ONE, done: approved, notDone: waiting, nothingLeft: null },
        approved,
      ),
      ...reconciledEndings(
        'decline',
        '/decline',
        { call: ONE, done: declined, notDone: waiting, nothingLeft: null },
        declined,
      ),
      readRequest: reading,
      checkApproval: reading,
      readApproved: reading,
      checkDecline: reading,
      readDeclined: reading,
    },
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    switch (step.event.type) {
      case 'request.retried':
        return now.matches('unloaded');
      case 'approval.chosen':
      case 'decline.chosen':
        return now.matches('pending');
      case 'reason.edited':
        return now.matches('declining') && !now.hasTag('busy');
      default:
        return !now.hasTag('busy') && (now.matches('approving') || now.matches('declining'));
    }
  },
  seen: {
    unloaded: [{ role: 'button', name: requests.retry }],
    pending: [{ role: 'button', name: requests.approve }],
    'approving.asking': [{ role: 'alertdialog', name: approving }],
    'declining.asking': [{ role: 'alertdialog', name: declining }],
    'approving.noResponse': [{ role: 'alert', text: /\S/u, within: approving }],
    'declining.noResponse': [{ role: 'alert', text: /\S/u, within: declining }],
    'decided.meanwhile': [{ text: requests.meanwhileTitle }],
  },
  unplayed: {
    'xstate.error.actor.approval': CRASH,
    'xstate.error.actor.decline': CRASH,
    'refreshing | dialog.closed': QUICK,
  },
};
