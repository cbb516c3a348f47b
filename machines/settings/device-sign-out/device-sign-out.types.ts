import type { SignedInDevice } from '../../../src/domain/signed-in-device';

export type DeviceSignOutInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** What is signed out: one device, or all others. */
export type SignOutScope =
  { readonly kind: 'one'; readonly device: SignedInDevice } | { readonly kind: 'others' };

/** What is sent: a device's id, or `null` for all others. */
export type SignOutTarget = { readonly customer: string; readonly deviceId: string | null };

export type DeviceSignOutContext = DeviceSignOutInput & {
  /** What the question is about; `null` if none is asked. */
  readonly scope: SignOutScope | null;
};

export type DeviceSignOutEvent =
  /** Sign out was pressed for a device, or for all others. */
  { readonly type: 'signOut.requested'; readonly scope: SignOutScope } | { readonly type: 'dialog.closed' };

export type DeviceSignOutTag = 'busy' | 'irreversible';
