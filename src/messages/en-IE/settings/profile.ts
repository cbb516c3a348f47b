/** The profile page (S2.profilePage). */
export const profile = {
  title: 'Profile',
  sections: 'Profile sections',
  settings: 'Settings',
  managePaymentsShort: 'Payments',
  changePassword: 'Change Password',
  changePasswordShort: 'Password',
  changePasswordHelp: "You'll stay signed in here and be signed out everywhere else.",
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  submitPassword: 'Change password',
  submittingPassword: 'Changing your password…',
  passwordSummary: 'There is a problem',
  passwordRefused: "We couldn't change your password",
  mustChangeTitle: 'Please change your password',
  mustChangeHelp: 'You will need to change your password before you can continue to use the site',
} as const;
