import { expect } from 'vitest';
import {
  aoifesSettings,
  elsewhere,
  saved,
  typed,
} from '../../../../machines/settings/settings/settings.fixtures';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import {
  selectChanged,
  selectIsBusy,
  selectIsEdited,
  selectIsSaved,
  selectIsUncompared,
  selectSettings,
  selectValues,
} from '../../../../machines/settings/settings/settings.selectors';
import { CALL_TIMEOUT_MS } from '../../../../src/domain/limits';
import type { Scenario } from '../../../support/charts/flow-spec';
import {
  accept,
  another,
  drafts,
  edit,
  isEditing,
  opened,
  press,
  requests,
  save,
  sent,
  update,
  type Settings,
} from './settings.steps';

/** What a press comes to, and what was changed elsewhere meanwhile. */
export const saving: Readonly<Record<string, Scenario<typeof settingsMachine>>> = {
  'own: before anything is sent, the saved settings are read again and compared with those the form started from'(
    start,
  ) {
    const rig = opened(start);
    press(rig);
    expect(rig.inputOf('compareSettings')).toEqual({
      customer: rig.snapshot().context.customer,
      settings: aoifesSettings,
      base: saved,
      values: typed,
    });
    expect([requests(rig), selectIsBusy(rig.snapshot())]).toEqual([[], true]);
    // Presses and edits do nothing meanwhile.
    press(rig, 'press-9');
    edit(rig, saved);
    expect(selectValues(rig.snapshot())).toEqual(typed);
    rig.settle('compareSettings', 'unchanged');
    expect(requests(rig)).toEqual([{ type: 'form.submitted', values: update, key: 'press-1' }]);
  },
  'S7.calls.23: a saved form says so until it is edited, has no draft, and the user is read again'(start) {
    const rig = opened(start);
    edit(rig);
    sent(rig);
    expect(rig.effectsOf('refreshUser')).toEqual([]);
    accept(rig);
    expect([selectIsSaved(rig.snapshot()), selectIsEdited(rig.snapshot())]).toEqual([true, false]);
    expect(selectValues(rig.snapshot())).toEqual(typed);
    expect(drafts(rig)).toEqual(['saveDraft', 'removeDraft']);
    expect(rig.effectsOf('refreshUser')).toHaveLength(1);
    edit(rig, saved);
    expect([isEditing(rig), selectIsEdited(rig.snapshot())]).toEqual([true, true]);
  },
  'own: the next edit is compared with the saved settings'(start) {
    const rig = opened(start);
    save(rig);
    edit(rig, saved);
    press(rig, 'press-2', saved);
    expect(rig.inputOf('compareSettings')).toMatchObject({ base: typed, values: saved });
  },
  'own: it can be saved again with a new key, even if nothing was edited since'(start) {
    const rig = opened(start);
    save(rig);
    save(rig, 'press-2');
    expect(requests(rig).map((request) => (request as { key?: string }).key)).toEqual(['press-1', 'press-2']);
    expect(rig.child('form').context).toMatchObject({ key: null });
    expect([selectIsSaved(rig.snapshot()), rig.effectsOf('refreshUser').length]).toEqual([true, 2]);
  },
  'own: changes from elsewhere are shown, and nothing is sent'(start) {
    const rig = opened(start);
    press(rig);
    rig.settle('compareSettings', 'changed');
    expect(selectChanged(rig.snapshot())).toMatchObject({
      changes: [{ setting: 'bookingName', edited: true }],
      latest: { values: elsewhere },
    });
    expect([requests(rig), selectValues(rig.snapshot())]).toEqual([[], typed]);
  },
  'own: going back to the form decides nothing: the next press shows them again'(start) {
    const rig = opened(start);
    press(rig);
    rig.settle('compareSettings', 'changed');
    rig.send({ type: 'changes.left' });
    expect([isEditing(rig), selectChanged(rig.snapshot())]).toEqual([true, null]);
    press(rig, 'press-2');
    expect(rig.inputOf('compareSettings')).toMatchObject({ base: saved, values: typed });
    rig.settle('compareSettings', 'changed');
    expect([selectChanged(rig.snapshot()) === null, requests(rig)]).toEqual([false, []]);
  },
  'own: the decision is sent after another comparison, in which the changes already seen are known'(start) {
    const rig = opened(start);
    press(rig);
    rig.settle('compareSettings', 'changed');
    const decided = { ...typed, bookingName: elsewhere.bookingName };
    rig.send({ type: 'changes.settled', values: decided, key: 'press-2' });
    expect(rig.effects.at(-1)).toMatchObject({
      type: 'saveDraft',
      params: { base: elsewhere, values: decided },
    });
    expect(selectValues(rig.snapshot())).toEqual(decided);
    expect(rig.inputOf('compareSettings')).toMatchObject({
      settings: { bookingName: 'Reception' },
      base: elsewhere,
      values: decided,
    });
    rig.settle('compareSettings', 'unchanged');
    expect(requests(rig)).toEqual([{ type: 'form.submitted', values: update, key: 'press-2' }]);
    accept(rig);
    expect(selectIsSaved(rig.snapshot())).toBe(true);
  },
  'own: if it is unknown what would be overwritten nothing is sent, and the next press tries again'(start) {
    const rig = opened(start);
    edit(rig);
    press(rig);
    rig.settle('compareSettings', 'offline');
    expect([selectIsUncompared(rig.snapshot()), requests(rig)]).toEqual([true, []]);
    expect([selectValues(rig.snapshot()), drafts(rig)]).toEqual([typed, ['saveDraft']]);
    save(rig);
    expect(selectIsSaved(rig.snapshot())).toBe(true);
  },
  'D2.3: a comparison that takes more than 30 s has failed'(start) {
    const rig = opened(start);
    press(rig);
    rig.advance(CALL_TIMEOUT_MS - 1);
    expect([selectIsUncompared(rig.snapshot()), rig.isRunning('compareSettings')]).toEqual([false, true]);
    rig.advance(1);
    expect([selectIsUncompared(rig.snapshot()), rig.isRunning('compareSettings')]).toEqual([true, false]);
  },
  'own: an edit clears the message of a failed comparison'(start) {
    for (const values of [typed, saved]) {
      const rig = opened(start);
      press(rig);
      rig.settle('compareSettings', 'offline');
      edit(rig, values);
      expect([isEditing(rig), selectIsUncompared(rig.snapshot())]).toEqual([true, false]);
    }
  },
  'D5.2: a refusal, and no answer, keep what was entered and its draft, and one more press saves it'(start) {
    for (const answer of ['refused', 'offline']) {
      const rig = opened(start);
      edit(rig);
      sent(rig);
      rig.settle('form/submitForm', answer);
      expect([isEditing(rig), selectValues(rig.snapshot()), drafts(rig)]).toEqual([
        true,
        typed,
        ['saveDraft'],
      ]);
      expect(rig.effectsOf('refreshUser')).toEqual([]);
      save(rig, 'press-2');
      expect([selectIsSaved(rig.snapshot()), drafts(rig)]).toEqual([true, ['saveDraft', 'removeDraft']]);
    }
  },
  'D4.9: without an answer, if they were saved, it says so without a second press'(start) {
    const rig = opened(start);
    edit(rig);
    sent(rig);
    rig.settle('form/submitForm', 'noResponse');
    rig.settle('form/reconcile', 'done');
    rig.settle('form/completeForm', 'completed');
    expect([selectIsSaved(rig.snapshot()), drafts(rig)]).toEqual([true, ['saveDraft', 'removeDraft']]);
    expect(requests(rig)).toHaveLength(1);
  },
  'D2.9: without an answer the same settings are sent again under the same key, others under another'(start) {
    const keyOfRetry = (before: (rig: Settings) => void, found: string) => {
      const rig = opened(start);
      sent(rig);
      rig.settle('form/submitForm', 'offline');
      before(rig);
      sent(rig, 'press-2', found);
      return (rig.inputOf('form/submitForm') as { key: string }).key;
    };
    const nothing = () => undefined;
    expect(keyOfRetry(nothing, 'unchanged')).toBe('press-1');
    expect(keyOfRetry(nothing, 'hiddenChanged')).toBe('press-2');
    expect(keyOfRetry((rig) => edit(rig), 'unchanged')).toBe('press-2');
    expect(keyOfRetry((rig) => edit(rig, saved), 'unchanged')).toBe('press-2');
  },
  'the form continues from the last comparison, even if the same request is sent again'(start) {
    const rig = opened(start);
    sent(rig);
    rig.settle('form/submitForm', 'offline');
    press(rig, 'press-2');
    const settings = { ...aoifesSettings, bookingName: 'Reception' };
    rig.settle('compareSettings', { resolve: { latest: { settings, values: saved }, changes: [], update } });
    accept(rig);
    expect(selectSettings(rig.snapshot())).toEqual(settings);
  },
  'D2.9: what is decided of changes from elsewhere is another request than the one without an answer'(start) {
    const rig = opened(start);
    sent(rig, 'press-1', 'hiddenChanged');
    rig.settle('form/submitForm', 'offline');
    press(rig, 'press-2');
    rig.settle('compareSettings', 'changed');
    rig.send({ type: 'changes.settled', values: typed, key: 'press-3' });
    rig.settle('compareSettings', 'unchanged');
    expect(rig.inputOf('form/submitForm')).toEqual({ values: update, key: 'press-3' });
  },
  'D2.2: settings that the form does not contain are sent back as saved'(start) {
    const rig = opened(start);
    sent(rig, 'press-1', 'hiddenChanged');
    expect(requests(rig)).toEqual([{ type: 'form.submitted', values: another, key: 'press-1' }]);
  },
};
