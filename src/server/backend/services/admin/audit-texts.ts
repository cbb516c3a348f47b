import type { OperationId } from '../../http/operation';

/**
 * What an admin did as a customer, for each operation that writes (D2.extensionGroups.admin). Admins and customers
 * read it, so it is in the past tense, and the admin is its subject: "Added a card".
 */
export const auditTexts: Readonly<Partial<Record<OperationId, string>>> = {
  login: 'Signed in a customer',
  adminLogin: 'Signed in an admin',
  startGuest: 'Started as a guest',
  requestPasswordReset: 'Asked for a link to reset a password',
  resetPassword: 'Set a new password with a reset link',
  disownSignIn: 'Ended a session that somebody else had started',
  sendContactMessage: 'Sent a message',
  addCard: 'Added a card',
  deleteCard: 'Deleted a card',
  setDefaultCard: 'Made a card the default for new bookings',
  deleteCardByToken: 'Deleted a card that was waiting for its confirmation',
  addCardAccount: 'Added a business card account',
  setAccountCard: 'Attached a card to an account',
  enableCardAccount: 'Switched an account on',
  disableCardAccount: 'Switched an account off',
  setSubscriptionCard: "Changed a subscription's card",
  cancelSubscription: 'Cancelled a subscription',
  withdrawSubscription: 'Withdrew from the contract',
  resumeSubscription: 'Resumed a cancelled subscription',
  requestAccount: 'Applied for a credit account',
  updateSettings: 'Saved the settings',
  changePassword: 'Changed the password',
  deleteProfile: 'Closed the account',
  endSession: 'Signed out a device',
  endOtherSessions: 'Signed out all other devices',
  addProfile: 'Added a profile',
  saveProfileCard: 'Completed a profile with another card',
  register: 'Registered a visitor',
  registerSaveCard: 'Completed a registration with another card',
  subscribe: 'Registered a visitor with Premium',
  subscribeSaveCard: 'Completed a Premium registration with another card',
  impersonate: 'Signed in as a customer',
  approveCreditAccountRequest: 'Approved a request',
  declineCreditAccountRequest: 'Declined a request',
};
