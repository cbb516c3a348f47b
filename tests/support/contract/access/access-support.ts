import { findUser } from '../../../../src/server/backend/storage/repositories/users';
import { uuidOf } from '../../backend/backend';
import type { Cell, Row } from './access-cells';
import { admins, anyone, foreign, noOne, own, row, withUuid } from './access-rows';
import { emptyRecording } from '../empty-recording';

async function codeOf({ backend, unique }: Cell): Promise<string> {
  const address = `10.1.${unique.length}.1`;
  return (await backend.services.supportCodes.make({ recording: emptyRecording, address })).code;
}

const owner = uuidOf('premium');

/** Customers and admins for themselves; nobody for somebody else. */
const owners = [401, 403, 200, 200, 200, 200, 200, 403, 200];
const shown = { form: { charts: '[{"chart":"card-add","state":"filling","ago":1200}]' } };

/** The extension group `support`. */
export const supportRows: readonly Row[] = [
  row('makeSupportCode', anyone, () => ({ form: { recording: emptyRecording } })),
  row('makeSupportCode', noOne(400), () => ({ form: { recording: '{}' } }), 'of something else'),
  row('readSupportCode', admins, async (cell) => ({ params: { code: await codeOf(cell) } })),
  row(
    'readSupportCode',
    admins.map((usual) => (usual === 200 ? 404 : usual)),
    () => ({ params: { code: '00000-00000' } }),
    'that was guessed',
  ),
  row(
    'showWhereabouts',
    owners,
    withUuid(() => shown),
  ),
  row('showWhereabouts', foreign, () => ({ params: { uuid: owner }, ...shown }), 'of somebody else'),
  row('hideWhereabouts', owners, own),
  row('hideWhereabouts', foreign, () => ({ params: { uuid: owner } }), 'of somebody else'),
  row('readWhereabouts', admins, async ({ backend }) => {
    const customer = await findUser(backend.services.executor, owner);
    if (customer) await backend.services.whereabouts.show(customer, shown.form.charts);
    return { params: { uuid: owner } };
  }),
];
