import type { Cell, Row } from './access-cells';
import { admins, anyone, noOne, row } from './access-rows';
import { emptyRecording } from '../empty-recording';

async function codeOf({ backend, unique }: Cell): Promise<string> {
  const address = `10.1.${unique.length}.1`;
  return (await backend.services.supportCodes.make({ recording: emptyRecording, address })).code;
}

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
];
