import { fixtures, typed } from '../../../../machines/settings/settings/settings.fixtures';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import type { Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type Settings = Rig<typeof settingsMachine>;

export const { update } = fixtures.outcomes.compareSettings.unchanged.resolve;
export const another = fixtures.outcomes.compareSettings.hiddenChanged.resolve.update;

export const opened = (
  start: Start<typeof settingsMachine>,
  as: 'loaded' | 'resumed' = 'loaded',
): Settings => {
  const rig = start();
  rig.settle('readSettings', as);
  return rig;
};
export const edit = (rig: Settings, values = typed) => rig.send({ type: 'values.edited', values });
export const press = (rig: Settings, key = 'press-1', values = typed) =>
  rig.send({ type: 'settings.submitted', values, key });
/** Pressed, and nothing was changed elsewhere. */
export const sent = (rig: Settings, key?: string, found = 'unchanged') => {
  press(rig, key);
  rig.settle('compareSettings', found);
};
export const accept = (rig: Settings) => {
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};
export const save = (rig: Settings, key?: string) => {
  sent(rig, key);
  accept(rig);
};
export const drafts = (rig: Settings) =>
  rig.effects.filter(({ type }) => type.endsWith('Draft')).map(({ type }) => type);
/** The requests so far, as the form was given them. */
export const requests = (rig: Settings) => rig.sentTo('form').filter(({ type }) => type === 'form.submitted');
export const isEditing = (rig: Settings) =>
  rig.snapshot().matches({ open: { saving: { filling: 'editing' } } });
