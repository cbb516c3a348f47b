import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import type { Rig } from '../../../../src/review/play/rig';

export type SearchRig = Rig<typeof customerSearchMachine>;

export const type = (rig: SearchRig, typed: string) =>
  rig.send({ type: 'query.typed', typed, wanted: typed.trim() });
export const submit = (rig: SearchRig) => rig.send({ type: 'query.submitted' });
export const goTo = (rig: SearchRig, query: string, page: number) =>
  rig.send({ type: 'address.changed', query, page });
export const settle = (rig: SearchRig, outcome = 'found') => rig.settle('findCustomers', outcome);
