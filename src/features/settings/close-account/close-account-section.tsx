import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { closeAccount as texts } from '#messages/settings/close-account';
import {
  selectForm,
  selectIsLoggingOut,
} from '../../../../machines/settings/close-account/close-account.selectors';
import type { User } from '../../../domain/entities';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Notice } from '../../../ui/notice';
import { Opening } from '../../../ui/opening';
import { Panel } from '../../../ui/panel';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { impersonationRefusal } from '../../shared/person/impersonation-refusal';
import { CLOSE_ACCOUNT_HEADING_ID, type CloseAccountActor } from './close-account-parts';

const CloseAccountDialog = lazyView(() => import('./close-account-dialog'), 'CloseAccountDialog');
const closing = onIntent(CloseAccountDialog.preload);

type CloseAccountSectionProps = {
  readonly actor: CloseAccountActor;
  /** The effective user; `null` while the person has to sign in again. */
  readonly user: User | null;
  /** The settings allow the account to be closed (`showDelete`). */
  readonly offered: boolean;
};

/**
 * Close My Account, below the password (S2.profilePage.4), if deletion is enabled. For an admin who acts for the
 * customer, it says why this is not possible (D2.20), even if the server does not enable deletion.
 */
export function CloseAccountSection({ actor, user, offered }: CloseAccountSectionProps) {
  const form = useSelector(actor, selectForm);
  const loggingOut = useSelector(actor, selectIsLoggingOut);
  const refusal = impersonationRefusal(user, 'closeAccount');
  if (refusal === null && !offered && !loggingOut) return null;
  return (
    <ExplainedSection
      isPart
      id={CLOSE_ACCOUNT_HEADING_ID}
      title={texts.title}
      help={refusal !== null || loggingOut ? null : texts.help}
    >
      <Panel display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
        {refusal === null ? (
          <Offer loggingOut={loggingOut} actor={actor} />
        ) : (
          <Notice tone="info" title={refusal} width="full" />
        )}
      </Panel>
      <LateDialog
        open={form ? 'closing' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={[CloseAccountDialog]}
        onMissing={() => actor.send({ type: 'dialog.closed' })}
      >
        {form === undefined ? null : (
          <CloseAccountDialog actor={actor} form={form} premium={user?.premium ?? false} />
        )}
      </LateDialog>
    </ExplainedSection>
  );
}

/** The action. Once there is nothing left to close it is the logout, in case that did not run by itself. */
function Offer({
  loggingOut,
  actor,
}: Pick<CloseAccountSectionProps, 'actor'> & { readonly loggingOut: boolean }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      {loggingOut ? (
        <Button onClick={() => actor.send({ type: 'logout.repeated' })}>{texts.logOut}</Button>
      ) : (
        <Button {...closing} onClick={() => actor.send({ type: 'closing.requested' })}>
          {texts.open}
        </Button>
      )}
      <p role="status">{loggingOut ? texts.loggingOut : ''}</p>
    </chakra.div>
  );
}
