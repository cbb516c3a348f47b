import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { csvExport as texts } from '#messages/admin/csv-export';
import {
  selectFailed,
  selectMessages,
  selectSavedName,
} from '../../../machines/app/download/download.selectors';
import {
  approved,
  waiting,
} from '../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import { aoifeAsCustomer } from '../../../machines/samples';
import type { CsvTable } from '../../../src/domain/csv';
import { auditTable } from '../../../src/features/shared/lists/audit-csv';
import { requestTable } from '../../../src/features/admin/credit-request-decision/request-csv';
import { customerTable } from '../../../src/features/admin/customer-search/customer-csv';
import { provideCsvExport } from '../../../src/features/admin/frame/csv-export.provide';
import type { FileToSave } from '../../../src/platform/save-file';
import { enterWorld, niamh } from '../../support/system/provide/wizard-world';

async function open(table: () => CsvTable | null) {
  const { environment } = await enterWorld({ user: niamh });
  const files: FileToSave[] = [];
  const save = (file: FileToSave) => void files.push(file);
  const actor = createActor(provideCsvExport(environment, { what: 'audit', table }, { save }), {
    input: { customer: niamh.uuid },
  }).start();
  const press = async () => {
    actor.send({ type: 'download.requested', file: { id: 'audit', name: 'audit' } });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
  };
  return { press, files };
}

it('Export CSV saves what is shown when it is pressed, named with the day', async () => {
  let shown: CsvTable = [['Name'], ['Aoife']];
  const { press, files } = await open(() => shown);
  shown = [['Name'], ['Gráinne']];
  const name = selectSavedName(await press());
  expect(name).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/u);
  expect(files.map((file) => [file.name, file.content.type])).toEqual([[name, 'text/csv;charset=utf-8']]);
  const bytes = new Uint8Array((await files[0]?.content.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name\r\nGráinne\r\n');
});

it('Export CSV saves no file while nothing is shown, and says so', async () => {
  const { press, files } = await open(() => null);
  const snapshot = await press();
  expect([selectFailed(snapshot) !== null, selectMessages(snapshot), files]).toEqual([
    true,
    [texts.nothing],
    [],
  ]);
});

it('the tables have a heading for each column, and are null without records', () => {
  const entry = {
    id: '1',
    at: '2026-11-20T14:05:00Z',
    admin: 'Fionnuala Quinn',
    action: 'Added a card',
    customer: null,
    customerUuid: null,
    reason: 'Asked us',
    sessionStart: null,
  };
  expect(auditTable([entry])).toEqual([
    ['When', 'Who', 'What', 'Customer', 'Reason', 'Signed in since'],
    ['2026-11-20T14:05:00Z', 'Fionnuala Quinn', 'Added a card', null, 'Asked us', null],
  ]);
  const tables = [auditTable([entry]), customerTable([aoifeAsCustomer]), requestTable([waiting, approved])];
  for (const table of tables) expect(new Set(table?.map((row) => row.length)).size).toBe(1);
  expect(customerTable([aoifeAsCustomer])?.[1]).toContain(aoifeAsCustomer.email);
  expect(requestTable([waiting, approved])?.map((row) => row[6])).toEqual(['Status', 'Waiting', 'Approved']);
  for (const none of [null, []])
    expect([auditTable(none), customerTable(none), requestTable(none)]).toEqual([null, null, null]);
});
