import { guest } from '#messages/session/guest';
import { GuestScreen } from './guest-screen';
import { provideGuest } from './guest.provide';
import { Screen } from '../../../app/screen/screen';
import { useVisitorForm } from '../../../app/screen/use-visitor-form';

/** The screen of /guest (S2.publicRoutes.2). */
export function GuestPage() {
  return (
    <Screen title={guest.title}>
      <GuestScreen {...useVisitorForm(provideGuest)} />
    </Screen>
  );
}
