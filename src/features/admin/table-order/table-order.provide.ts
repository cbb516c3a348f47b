import { tableOrderMachine } from '../../../../machines/admin/table-order/table-order.machine';

/** Provides the order of a table. The chart reaches nothing outside. */
export const provideTableOrder = () => tableOrderMachine;
