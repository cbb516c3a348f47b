import { customerSearch as texts } from '#messages/customer-search';
import { AdminScreen } from './admin-screen';

/** The admin's search for customers (specification, section 2 "Admin routes"). */
export function CustomerSearchPage() {
  return <AdminScreen title={texts.title}>{null}</AdminScreen>;
}
