import { chakra } from '@chakra-ui/react/styled-system';
import { paymentProfiles as texts } from '#messages/profiles/payment-profiles';
import type { accountSwitchesMachine } from '../../../../machines/profiles/account-switches/account-switches.machine';
import type { SwitchFailure } from '../../../../machines/profiles/account-switches/account-switches.types';
import { randomId } from '../../../domain/random-id';
import { SwitchField } from '../../../ui/form/switch-field';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';

/** `undefined` while the actor is being restarted. */
export type SwitchesActor = ScreenActor<typeof accountSwitchesMachine> | undefined;

const switchId = (accountId: string): string => `account-switch-${accountId}`;
const failureId = (accountId: string): string => `account-failure-${accountId}`;

const words = { on: texts.active, off: texts.disabled };

type AccountSwitchProps = {
  readonly switches: SwitchesActor;
  readonly accountId: string;
  readonly name: string;
  /** The requested value while a request is pending, else the value in the list. */
  readonly active: boolean;
  readonly underWay: boolean;
  readonly failed: boolean;
};

/** Enables or disables bookings on the account. Every person who sees the account may use it (D2.17). */
export function AccountSwitch(props: AccountSwitchProps) {
  const { switches, accountId, name, active, underWay, failed } = props;
  return (
    <SwitchField
      id={switchId(accountId)}
      label={texts.switchOf({ name })}
      hideLabel
      checked={active}
      busy={underWay}
      readOnly={switches === undefined}
      stateWords={words}
      describedBy={failed ? failureId(accountId) : undefined}
      onChange={(wished) =>
        switches?.send({ type: 'switch.requested', accountId, active: wished, key: randomId() })
      }
    />
  );
}

type SwitchFailureNoticeProps = {
  readonly accountId: string;
  readonly name: string;
  readonly failure: SwitchFailure | null;
};

const titleOf = (failure: SwitchFailure, name: string): string => {
  if (failure.kind === 'noResponse' && !failure.checked) return texts.uncertain({ name });
  return failure.wish.active ? texts.notEnabled({ name }) : texts.notDisabled({ name });
};

const wordsOf = (failure: SwitchFailure): readonly string[] => {
  if (failure.kind === 'refused') return failure.messages;
  return [failure.checked ? texts.noResponse : texts.uncertainHelp];
};

/** Says why the last use of the switch changed nothing. It is announced when it appears. */
export function SwitchFailureNotice({ accountId, name, failure }: SwitchFailureNoticeProps) {
  return (
    <chakra.div role="alert" display="contents">
      {failure === null ? null : (
        <Notice tone="error" id={failureId(accountId)} gridColumn="1 / -1" title={titleOf(failure, name)}>
          {wordsOf(failure).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
    </chakra.div>
  );
}
