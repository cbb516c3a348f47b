import { Button } from '@chakra-ui/react/button';
import { useSelector } from '@xstate/react';
import { lookOnly as texts } from '#messages/session/look-only';
import type { lookOnlyMachine } from '../../../../machines/session/look-only/look-only.machine';
import { selectForm, selectHasRefused } from '../../../../machines/session/look-only/look-only.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Opening } from '../../../ui/opening';
import type { ScreenActor } from '../../../ui/screen-actor';
import { LogoutButton } from '../../app/header/logout-button';
import { customerName } from '../../shared/person/customer-name';
import { ActingBanner } from './acting-banner';
import type { ImpersonationBannerProps } from './impersonation-banner';

const ActDialog = lazyView(() => import('./act-dialog'), 'ActDialog');
const views = [ActDialog];
const intent = onIntent(ActDialog.preload);

type LookOnlyBannerProps = ImpersonationBannerProps & {
  readonly actor: ScreenActor<typeof lookOnlyMachine>;
};

/**
 * Shown on every route while an admin only looks at a customer's account (D2.extensionGroups.lookOnly). It says when a
 * write was refused. The admin can act for the customer, which requires another reason, or return.
 */
export function LookOnlyBanner({ actor, session, logout, clock }: LookOnlyBannerProps) {
  const user = useSelector(session, selectUser);
  const hasRefused = useSelector(actor, selectHasRefused);
  const isOpen = useSelector(actor, (snapshot) => selectForm(snapshot) !== undefined);
  if (!user?.impersonation) return null;
  const name = customerName(user);
  return (
    <>
      <ActingBanner
        label={texts.label}
        text={texts.lookingAt({ name })}
        reason={user.impersonation.reason}
        clock={clock}
        news={hasRefused ? texts.refusedWrite : null}
      >
        <Button {...intent} onClick={() => actor.send({ type: 'act.requested' })}>
          {texts.act}
        </Button>
        <LogoutButton session={session} logout={logout} variant="solid" />
      </ActingBanner>
      <LateDialog
        open={isOpen ? 'act' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={views}
        onMissing={() => actor.send({ type: 'dialog.closed' })}
      >
        {isOpen ? <ActDialog actor={actor} name={name} /> : null}
      </LateDialog>
    </>
  );
}
