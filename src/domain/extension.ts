/** A group of calls beyond those that every backend has; a backend lists its own (D2.extensionGroups.1). */
export type Extension =
  | 'auth'
  | 'registration'
  | 'admin'
  | 'receipts'
  | 'withdrawal'
  | 'resume'
  | 'idempotency'
  | 'cancel-reason'
  | 'default-card'
  | 'price-agreed'
  | 'devices'
  | 'email-change'
  | 'look-only'
  | 'second-factor'
  | 'support'
  | 'sandbox';
