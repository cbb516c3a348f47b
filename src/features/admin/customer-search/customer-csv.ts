import { csvExport } from '#messages/admin/csv-export';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { profileTypes } from '#messages/registration/profile-types';
import type { Customer } from '../../../domain/admin-entities';
import type { CsvTable } from '../../../domain/csv';

/** The customers of the page for a file. `null` if there are none. */
export const customerTable = (customers: readonly Customer[] | null): CsvTable | null =>
  customers === null || customers.length === 0
    ? null
    : [
        [texts.name, texts.email, texts.phone, texts.profileType, texts.premium],
        ...customers.map(({ name, email, phone, profileType, premium }) => [
          name,
          email,
          phone,
          profileType === null ? null : profileTypes.names[profileType],
          premium ? csvExport.yes : csvExport.no,
        ]),
      ];
