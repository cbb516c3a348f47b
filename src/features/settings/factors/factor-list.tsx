import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { factors as texts } from '#messages/settings/factors';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectHasFailed, selectItems } from '../../../../machines/app/resource/resource.selectors';
import { selectKind } from '../../../../machines/settings/factor-add/factor-add.selectors';
import {
  selectFactor,
  selectForm,
} from '../../../../machines/settings/factor-change/factor-change.selectors';
import {
  selectForm as selectRenewal,
  selectIsRenewed,
} from '../../../../machines/settings/recovery-codes/recovery-codes.selectors';
import { formatMoment } from '../../../domain/dates';
import type { Factors, ShownOnce } from '../../../domain/factor';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { NothingThere } from '../../../ui/nothing-there';
import { Notice } from '../../../ui/notice';
import { Opening } from '../../../ui/opening';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { ListTrouble } from '../../shared/lists/list-trouble';
import type { RowHeading } from '../../shared/lists/named-row';
import { FactorRow } from './factor-row';
import {
  FACTORS_HEADING_ID,
  type FactorAddActor,
  type FactorChangeActor,
  type RecoveryCodesActor,
} from './factors-parts';
import { FactorsWaiting } from './factors-waiting';

const FactorAddDialog = lazyView(() => import('../factor-add/factor-add-dialog'), 'FactorAddDialog');
const FactorChangeDialog = lazyView(
  () => import('../factor-change/factor-change-dialog'),
  'FactorChangeDialog',
);
const RecoveryCodesDialog = lazyView(
  () => import('../recovery-codes/recovery-codes-dialog'),
  'RecoveryCodesDialog',
);

const selectFactors = selectItems<Factors>();

type FactorListProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  readonly adding: FactorAddActor;
  readonly changing: FactorChangeActor;
  readonly renewing: RecoveryCodesActor;
  readonly secrets: ShownOnce;
  /** For password managers. */
  readonly email: string;
  /** This browser can make passkeys. */
  readonly passkeys: boolean;
  readonly rowHeading: RowHeading;
  readonly onRetry: () => void;
};

/** The second steps of the account, and what can be done with them (D2.extensionGroups.secondFactor). */
export function FactorList(props: FactorListProps) {
  const { list, adding, changing, renewing, passkeys, rowHeading, onRetry } = props;
  const account = useSelector(list, selectFactors)?.[0] ?? null;
  const failed = useSelector(list, selectHasFailed);
  const factors = account?.factors.records ?? [];
  const resetAt = account?.resetAt ? formatMoment(account.resetAt) : null;
  /** The pressed button disappears, so the focus moves to the section, or to the page that has only this one. */
  const retry = () => {
    const heading = document.getElementById(FACTORS_HEADING_ID) ?? document.getElementById(MAIN_HEADING_ID);
    heading?.focus();
    onRetry();
  };
  return (
    <>
      <ListTrouble
        list={list}
        title={account === null ? texts.failedTitle : texts.staleTitle}
        help={account === null ? texts.failedHelp : texts.staleHelp}
        retry={texts.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {resetAt === null ? null : (
        <Notice tone="warning" title={texts.resetTitle}>
          <p>{texts.reset({ moment: resetAt })}</p>
        </Notice>
      )}
      {account === null && !failed ? <FactorsWaiting /> : null}
      {account !== null && factors.length === 0 ? <NothingThere text={texts.none} /> : null}
      {factors.length === 0 ? null : (
        <Panel flush>
          <ul aria-label={texts.list}>
            {factors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                heading={rowHeading}
                onRename={() => changing.send({ type: 'renaming.requested', factor })}
                onRemove={() => changing.send({ type: 'removal.requested', factor })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {account === null ? null : (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button onClick={() => adding.send({ type: 'add.requested', kind: 'totp' })}>
            {texts.addTotp}
          </Button>
          {passkeys ? (
            <Button onClick={() => adding.send({ type: 'add.requested', kind: 'passkey' })}>
              {texts.addPasskey}
            </Button>
          ) : null}
        </chakra.div>
      )}
      {account === null || factors.length === 0 ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <chakra.div minWidth="0" flex="1 1 14rem">
            <p>{texts.codes({ count: account.recoveryCodesLeft })}</p>
            <Help>{texts.codesHelp}</Help>
          </chakra.div>
          <Button onClick={() => renewing.send({ type: 'renewal.requested' })}>{texts.renewCodes}</Button>
        </chakra.div>
      )}
      <Dialogs {...props} isLast={factors.length === 1} />
    </>
  );
}

/** The dialog that is open, if any: one at a time, because each is over the list. */
function Dialogs(props: FactorListProps & { readonly isLast: boolean }) {
  const { adding, changing, renewing, secrets, email, isLast } = props;
  const kind = useSelector(adding, selectKind);
  const factor = useSelector(changing, selectFactor);
  const form = useSelector(changing, selectForm);
  const renewal = useSelector(renewing, selectRenewal);
  const isRenewed = useSelector(renewing, selectIsRenewed);
  const opening = <Opening>{texts.opening}</Opening>;
  return (
    <>
      <LateDialog
        open={kind}
        opening={opening}
        views={[FactorAddDialog]}
        onMissing={() => adding.send({ type: 'dialog.closed' })}
      >
        {kind === null ? null : (
          <FactorAddDialog actor={adding} kind={kind} secrets={secrets} email={email} />
        )}
      </LateDialog>
      <LateDialog
        open={form ? 'changing' : null}
        opening={opening}
        views={[FactorChangeDialog]}
        onMissing={() => changing.send({ type: 'dialog.closed' })}
      >
        {form === undefined || factor === null ? null : (
          <FactorChangeDialog actor={changing} form={form} factor={factor} isLast={isLast} email={email} />
        )}
      </LateDialog>
      <LateDialog
        open={renewal || isRenewed ? 'codes' : null}
        opening={opening}
        views={[RecoveryCodesDialog]}
        onMissing={() => renewing.send({ type: 'dialog.closed' })}
      >
        {renewal || isRenewed ? (
          <RecoveryCodesDialog actor={renewing} secrets={secrets} email={email} />
        ) : null}
      </LateDialog>
    </>
  );
}
