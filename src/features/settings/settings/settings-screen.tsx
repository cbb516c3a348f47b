import { useSelector } from '@xstate/react';
import { useDeferredValue, type ComponentType } from 'react';
import { settings as texts } from '#messages/settings/settings';
import {
  selectForm,
  selectIsAsking,
  selectIsUnloaded,
  selectSettings,
} from '../../../../machines/settings/settings/settings.selectors';
import { isShown, SETTING_NAMES } from '../../../domain/customer-settings';
import type { User } from '../../../domain/entities';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { LoadFailure } from '../../../ui/load-failure';
import { Opening } from '../../../ui/opening';
import { Panel } from '../../../ui/panel';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { SETTINGS_HEADING_ID } from '../../shared/profile/profile-sections';
import type { SettingsFormProps } from './settings-form';
import { SettingsSkeleton } from './settings-skeleton';
import type { SettingsActor } from './use-settings-form';

const SettingsLeaveDialog = lazyView(() => import('./settings-leave-dialog'), 'SettingsLeaveDialog');

const booksForCompany = (user: User | null): boolean =>
  user?.profileType === 'business' || user?.profileType === 'bill_pay' || user?.profileType === 'hospitality';

type SettingsScreenProps = {
  readonly actor: SettingsActor;
  /** The effective user, whose own address is shown; `null` while the person has to sign in again. */
  readonly user: User | null;
  /** `SettingsForm`, whose code is loaded together with the settings. */
  readonly Form: ComponentType<SettingsFormProps>;
};

/** The section Settings of the profile (S2.profilePage.2). */
export function SettingsScreen({ actor, user, Form }: SettingsScreenProps) {
  const unloaded = useSelector(actor, selectIsUnloaded);
  const settings = useSelector(actor, selectSettings);
  const submission = useSelector(actor, selectForm);
  const asking = useSelector(actor, selectIsAsking);
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(SETTINGS_HEADING_ID)?.focus();
    actor.send({ type: 'settings.retried' });
  };
  // Drawn in the background, so that the answer does not hold up what a person does elsewhere on the page.
  const isHere = useDeferredValue(settings !== null && submission !== undefined);
  const stands = isHere && settings !== null && submission !== undefined;
  return (
    <ExplainedSection id={SETTINGS_HEADING_ID} title={texts.title} help={texts.help}>
      <Panel aria-busy={!stands && !unloaded}>
        <LoadFailure
          failed={unloaded}
          title={texts.failedTitle}
          help={texts.failedHelp}
          retry={texts.retry}
          onRetry={retry}
        />
        {stands ? (
          <Form
            // Remounts the form if other fields are shown.
            key={SETTING_NAMES.filter((name) => isShown(settings, name)).join(' ')}
            actor={actor}
            submission={submission}
            settings={settings}
            email={user?.email ?? ''}
          />
        ) : null}
        {stands || unloaded ? null : <SettingsSkeleton company={booksForCompany(user)} />}
      </Panel>
      {/* If the dialog cannot be loaded, the person stays: nothing is lost. */}
      <LateDialog
        open={asking ? 'leaving' : null}
        opening={<Opening>{texts.leaveTitle}</Opening>}
        views={[SettingsLeaveDialog]}
        onMissing={() => actor.send({ type: 'leave.declined' })}
      >
        {asking ? <SettingsLeaveDialog actor={actor} /> : null}
      </LateDialog>
    </ExplainedSection>
  );
}
