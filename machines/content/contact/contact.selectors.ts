import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { contactMachine } from './contact.machine';
import type { ContactTab, ContactValues } from './contact.types';

type Snapshot = SnapshotFrom<typeof contactMachine>;

export type EstimatorState = 'untouched' | 'loading' | 'shown' | 'failed' | 'elsewhere';
const ESTIMATOR_STATES: readonly EstimatorState[] = ['loading', 'shown', 'failed', 'elsewhere'];

export const selectTab = (snapshot: Snapshot): ContactTab =>
  snapshot.matches({ tab: 'fareEstimator' }) ? 'fareEstimator' : 'contactUs';

/** The form's submission; `undefined` once the message is sent. */
export const selectForm = (snapshot: Snapshot): ActorRefFrom<typeof formSubmissionMachine> | undefined =>
  snapshot.children.form;

export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.matches({ message: 'sent' });

/** The initial values of the form. */
export const selectValues = (snapshot: Snapshot): ContactValues => snapshot.context.values;

export const selectEstimator = (snapshot: Snapshot): EstimatorState =>
  ESTIMATOR_STATES.find((state) => snapshot.matches({ estimator: state })) ?? 'untouched';
