import { fixtures } from '../../../../machines/admin/list-filter/list-filter.fixtures';
import { listFilterMachine } from '../../../../machines/admin/list-filter/list-filter.machine';
import { flowOf } from '../../../review/play/flow';
import { provideListFilter } from './list-filter.provide';

export const listFilterFlow = flowOf(listFilterMachine, provideListFilter(), fixtures);
