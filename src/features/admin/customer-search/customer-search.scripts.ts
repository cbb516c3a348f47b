import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { actingReason } from '#messages/session/acting-reason';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { selectFound } from '../../../../machines/admin/customer-search/customer-search.selectors';
import type { CustomerSearchEvent } from '../../../../machines/admin/customer-search/customer-search.types';
import { CUSTOMER_SEARCH_PAUSE_MS } from '../../../domain/limits';
import {
  doings,
  type Coming,
  type Executor,
  type FlowExecutors,
  type Unseen,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, nothingToPress, press, server, unavailable } from '../../../review/scripts/words';

/** It finds one customer of the demo, whose name is the sample's. */
const QUERY = 'byrne';
const question = texts.logInAsName({ name: 'Aoife Byrne' });

const query = (value: string): Executor => ({ role: 'searchbox', name: texts.label, act: 'fill', value });

const searchIn = (now: AnyMachineSnapshot) => now as SnapshotFrom<typeof customerSearchMachine>;
const isListShown = (now: AnyMachineSnapshot): boolean =>
  now.matches({ dialog: 'viewing' }) && (now.matches({ list: 'found' }) || now.matches({ list: 'failed' }));

/** A search that `control` starts. Without a query the demo finds others, so only its failure is read. */
const searching = (
  wanted: string,
  control: Executor,
  [end]: readonly Coming[],
  now: AnyMachineSnapshot,
): readonly Executor[] | Unseen => {
  if (!isListShown(now)) return { unseen: 'The search goes on before anybody could press.' };
  if (end === undefined) return { unseen: 'The search begins before anybody could look.' };
  return end.outcome === 'offline' || wanted === QUERY
    ? [control]
    : { unseen: 'The demo has more customers than the sample.' };
};

/** Finding a customer. The address has a query, because the number of all customers is not the sample's. */
const executors: FlowExecutors = {
  openings: { secondPage: { path: `/customers?query=${QUERY}`, account: 'admin', does: [] } },
  events: {
    '': doings<CustomerSearchEvent>({
      'query.typed': ({ wanted }, coming, now) => {
        if (wanted === searchIn(now).context.wanted) return { unseen: 'The field says that already.' };
        // Whoever types slowly searches for the first letters.
        if (wanted !== '' && coming[0]?.outcome === 'offline')
          return { unseen: 'A part of the word would be searched for, and fail.' };
        return searching(wanted, query(wanted), coming, now);
      },
      'query.submitted': (_event, coming, now) =>
        searching(searchIn(now).context.wanted, press(texts.search), coming, now),
      // The menu leads to the search without a query.
      'address.changed': ({ query: asked }, coming, now) =>
        asked === '' && searchIn(now).context.query !== ''
          ? searching(asked, { role: 'link', name: texts.title, act: 'press' }, coming, now)
          : { unseen: 'Only the browser’s own buttons lead there.' },
      'search.retried': (_event, coming, now) =>
        searching(searchIn(now).context.query, press(texts.retry), coming, now),
      'impersonation.requested': (_event, _coming, now) =>
        isListShown(now) && selectFound(searchIn(now)) !== null ? [press(question)] : nothingToPress,
    }),
  },
  outcomes: {
    findCustomers: {
      found: server(),
      nobody: { unseen: 'The demo finds somebody.' },
      offline: unavailable('findCustomers'),
    },
    impersonationStart: {
      ...crashing,
      closed: { by: 'person', does: [press(actingReason.cancel, question)] },
    },
  },
  passing: CUSTOMER_SEARCH_PAUSE_MS,
};

export const scripts: ScriptSource = { title: texts.title, executors: [executors] };
