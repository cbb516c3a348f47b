import { guest } from '#messages/guest';
import { GuestScreen } from '../features/session/guest-screen';
import { provideGuest } from '../provide/guest';
import { Screen } from './screen';
import { useVisitorForm } from './use-visitor-form';

/** The screen of /guest (specification, section 2). */
export function GuestPage() {
  return (
    <Screen title={guest.title}>
      <GuestScreen {...useVisitorForm(provideGuest)} />
    </Screen>
  );
}
