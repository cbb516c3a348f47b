/** The profile page (S2.profilePage). */
export const profile = {
  title: 'Profile',
  sections: 'Sections of your profile',
  settings: 'Settings',
  managePaymentsShort: 'Payments',
  changePassword: 'Change Password',
  changePasswordShort: 'Password',
  changePasswordHelp: 'You stay signed in here. Wherever else you are signed in, you will be signed out.',
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  submitPassword: 'Change password',
  submittingPassword: 'Changing your password…',
  passwordSummary: 'Please check this before you change your password',
  passwordRefused: 'Your password is not changed',
  mustChangeTitle: 'Please change your password',
  mustChangeHelp: 'You will need to change your password before you can continue to use the site',
} as const;
