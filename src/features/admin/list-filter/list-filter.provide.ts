import { listFilterMachine } from '../../../../machines/admin/list-filter/list-filter.machine';

/** Provides the search and the page of a list. The chart reaches nothing outside. */
export const provideListFilter = () => listFilterMachine;
