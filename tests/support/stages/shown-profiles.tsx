import { vi } from 'vitest';
import type { accountSwitchesMachine } from '../../../machines/profiles/account-switches/account-switches.machine';
import type { AccountSwitchesContext } from '../../../machines/profiles/account-switches/account-switches.types';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { aoife, byrneDesign, everyday, jointAccount } from '../../../machines/samples';
import type { Account, CardAccount, User } from '../../../src/domain/entities';
import { PaymentProfiles } from '../../../src/features/profiles/payment-profiles/payment-profiles';
import { render } from '../../unit/ui/render';
import { stillActor } from '../../unit/ui/still-actor';

/** The events of the section. */
export const heard = {
  onChangeCard: vi.fn(),
  onAddCardAccount: vi.fn(),
  onRequestCredit: vi.fn(),
  onRetry: vi.fn(),
};

export const approved: Account = {
  id: '51',
  ref: 'WA-2041',
  name: 'Walsh Architects',
  identifier: 'BP-20418',
  created: '2026-11-20T10:00:00Z',
  status: null,
  reason: null,
};

type Listed = {
  readonly items: readonly object[] | null;
  readonly failed?: boolean;
  readonly loading?: boolean;
};

const list = ({ items, failed = false, loading = false }: Listed) =>
  stillActor<typeof resourceMachine>({
    context: { items, leftOut: 0, unreachable: false, owner: aoife.uuid, growsStale: true },
    hasTag: (tag) => (tag === 'failed' ? failed : loading),
  }).actor;

export type Shown = {
  readonly business?: Listed;
  readonly billPay?: Listed;
  readonly user?: User | null;
  readonly premiumEnabled?: boolean;
  readonly hasContact?: boolean;
  readonly switching?: Partial<AccountSwitchesContext>;
};

/** Renders the section with static lists and switches. Returns the events that the switches were sent. */
export const show = async ({
  business,
  billPay,
  user = aoife,
  premiumEnabled = true,
  hasContact = true,
  switching = {},
}: Shown) => {
  const switches = stillActor<typeof accountSwitchesMachine>({
    context: {
      customer: aoife.uuid,
      current: null,
      waiting: [],
      taken: [],
      failures: [],
      ...switching,
    },
  });
  await render(
    <PaymentProfiles
      lists={{
        cardAccounts: list(business ?? { items: [] }),
        accounts: list(billPay ?? { items: [] }),
        cards: list({ items: [everyday, jointAccount] }),
      }}
      switches={switches.actor}
      user={user}
      premiumEnabled={premiumEnabled}
      hasContact={hasContact}
      {...heard}
    />,
  );
  return switches.send;
};
export const showAccount = (account: Partial<CardAccount>, shown: Shown = {}) =>
  show({ ...shown, business: { items: [{ ...byrneDesign, ...account }] } });

export const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);
export const row = () => document.querySelector('li')?.textContent ?? '';
export const control = () => {
  const found = document.querySelector<HTMLInputElement>('[role=switch]');
  if (!found) throw new Error('There is no switch');
  return found;
};
export const link = (text: string) =>
  [...document.querySelectorAll('a')].find((one) => one.textContent === text);
export const hasButton = (text: string) =>
  [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === text);
export const said = () => document.body.textContent;
