import { expect } from 'vitest';
import { aoifesSettings, saved, typed } from '../../../../machines/settings/settings/settings.fixtures';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import {
  selectForm,
  selectIsAsking,
  selectIsEdited,
  selectIsSaved,
  selectIsUnloaded,
  selectSettings,
  selectValues,
} from '../../../../machines/settings/settings/settings.selectors';
import { CALL_TIMEOUT_MS } from '../../../../src/domain/limits';
import type { Scenario } from '../../../support/charts/flow-spec';
import { drafts, edit, isEditing, opened, save } from './settings.steps';

/** Loading, editing, leaving, and parts that fail. */
export const editing: Readonly<Record<string, Scenario<typeof settingsMachine>>> = {
  'S2.profilePage.2: the form is shown with the saved settings, once they are loaded'(start) {
    const rig = start();
    expect(rig.inputOf('readSettings')).toEqual({ customer: rig.snapshot().context.customer, draft: null });
    rig.settle('readSettings', 'loaded');
    expect([selectSettings(rig.snapshot()), selectValues(rig.snapshot())]).toEqual([aoifesSettings, saved]);
    expect(selectIsEdited(rig.snapshot())).toBe(false);
  },
  'own: settings that do not load can be requested again, also by signing in again in place'(start) {
    for (const type of ['settings.retried', 'session.recovered'] as const) {
      const rig = start();
      rig.settle('readSettings', 'offline');
      expect(selectIsUnloaded(rig.snapshot())).toBe(true);
      rig.send({ type });
      rig.settle('readSettings', 'loaded');
      expect(selectSettings(rig.snapshot())).toEqual(aoifesSettings);
    }
  },
  'D2.3: settings that take more than 30 s have failed to load'(start) {
    const rig = start();
    rig.advance(CALL_TIMEOUT_MS - 1);
    expect([selectIsUnloaded(rig.snapshot()), rig.isRunning('readSettings')]).toEqual([false, true]);
    rig.advance(1);
    expect([selectIsUnloaded(rig.snapshot()), rig.isRunning('readSettings')]).toEqual([true, false]);
  },
  'D3.19: what was entered before a reload is in the form, and is not saved'(start) {
    const rig = start('drafted');
    expect(rig.inputOf('readSettings')).toMatchObject({
      draft: { values: { bookingName: 'Byrne Design' } },
    });
    rig.settle('readSettings', 'resumed');
    expect([selectValues(rig.snapshot()), selectIsEdited(rig.snapshot())]).toEqual([typed, true]);
  },
  'D3.19: every edit is kept as a draft; an unchanged form has none'(start) {
    const rig = opened(start);
    edit(rig);
    expect(rig.effects.at(-1)).toMatchObject({ type: 'saveDraft', params: { base: saved, values: typed } });
    expect([selectValues(rig.snapshot()), selectIsEdited(rig.snapshot())]).toEqual([typed, true]);
    edit(rig, saved);
    expect(drafts(rig)).toEqual(['saveDraft', 'removeDraft']);
    expect(selectIsEdited(rig.snapshot())).toBe(false);
  },
  'own: leaving an unchanged form asks nothing'(start) {
    const rig = opened(start);
    rig.send({ type: 'leave.requested' });
    expect([selectIsAsking(rig.snapshot()), selectIsEdited(rig.snapshot())]).toEqual([false, false]);
  },
  'own: leading or trailing spaces are no edit, because they would not be saved'(start) {
    const rig = opened(start);
    edit(rig);
    save(rig);
    edit(rig, { ...typed, bookingName: ` ${typed.bookingName} `, ccEmails: `${typed.ccEmails} ` });
    expect([selectIsEdited(rig.snapshot()), drafts(rig).at(-1)]).toEqual([false, 'removeDraft']);
    rig.send({ type: 'leave.requested' });
    expect(selectIsAsking(rig.snapshot())).toBe(false);
  },
  'own: leaving with unsaved changes asks, and they can be kept or discarded'(start) {
    const rig = opened(start);
    edit(rig);
    rig.send({ type: 'leave.requested' });
    expect(selectIsAsking(rig.snapshot())).toBe(true);
    rig.send({ type: 'leave.declined' });
    expect([selectIsAsking(rig.snapshot()), selectValues(rig.snapshot())]).toEqual([false, typed]);
    rig.send({ type: 'leave.requested' });
    rig.send({ type: 'leave.confirmed' });
    expect([selectIsAsking(rig.snapshot()), selectIsEdited(rig.snapshot())]).toEqual([false, false]);
    expect([selectValues(rig.snapshot()), drafts(rig)]).toEqual([saved, ['saveDraft', 'removeDraft']]);
  },
  'own: a form that fails is reported and restarts with what was entered'(start) {
    const rig = opened(start);
    edit(rig);
    const form = selectForm(rig.snapshot());
    rig.settle('form', 'crashed');
    expect(rig.effectsOf('logFailure')).toHaveLength(1);
    expect([isEditing(rig), selectValues(rig.snapshot())]).toEqual([true, typed]);
    expect(selectForm(rig.snapshot())).not.toBe(form);
    save(rig);
    expect(selectIsSaved(rig.snapshot())).toBe(true);
  },
  'own: the form continues without reports from the session'(start) {
    const rig = opened(start);
    rig.settle('sessionRecovery', 'crashed');
    expect(rig.effectsOf('logFailure')).toHaveLength(1);
    save(rig);
    expect(selectIsSaved(rig.snapshot())).toBe(true);
  },
  'own: a recovered session changes nothing in a loaded form'(start) {
    const rig = opened(start);
    edit(rig);
    rig.send({ type: 'session.recovered' });
    expect([isEditing(rig), selectValues(rig.snapshot())]).toEqual([true, typed]);
  },
};
