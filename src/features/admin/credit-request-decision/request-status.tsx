import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import { Badge } from '../../../ui/badge';
import type { IconName } from '../../../ui/icons';
import type { NoticeTone } from '../../../ui/notice';

type Status = CreditAccountRequest['status'];

const looks: Readonly<Record<Status, { readonly tone: NoticeTone; readonly icon: IconName }>> = {
  pending: { tone: 'info', icon: 'clock' },
  approved: { tone: 'success', icon: 'check' },
  declined: { tone: 'error', icon: 'alert' },
};

/** The status of a request, in one word. */
export function RequestStatus({ status }: { readonly status: Status }) {
  return <Badge {...looks[status]}>{texts.statuses[status]}</Badge>;
}
