import { fixtures } from '../../../../machines/admin/table-order/table-order.fixtures';
import { tableOrderMachine } from '../../../../machines/admin/table-order/table-order.machine';
import { flowOf } from '../../../review/play/flow';
import { provideTableOrder } from './table-order.provide';

export const tableOrderFlow = flowOf(tableOrderMachine, provideTableOrder(), fixtures);
