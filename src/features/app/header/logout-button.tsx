import { useId } from 'react';
import { BusyButton } from '../../../ui/busy-button';
import { useLogout, type LogoutProps } from './use-logout';

type LogoutButtonProps = LogoutProps & {
  readonly wide?: boolean;
  readonly variant?: 'solid' | 'outline';
};

/**
 * Requests the logout or, while an admin acts for a customer, the return to the admin panel (S2.navigation.2,
 * S4.logout.2). A second press while it runs is ignored.
 */
export function LogoutButton({ wide = false, variant = 'outline', ...props }: LogoutButtonProps) {
  const id = useId();
  const { text, busy, busyText, request } = useLogout(props);
  return (
    <BusyButton
      id={id}
      variant={variant}
      busy={busy}
      busyText={busyText}
      width={wide ? 'full' : undefined}
      onClick={() => request(id)}
    >
      {text}
    </BusyButton>
  );
}
