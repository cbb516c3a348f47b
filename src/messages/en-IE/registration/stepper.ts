/** What stands around the steps of the wizards (S4.stepper.3, S8.registrationIncomplete). */
export const stepper = {
  steps: 'Steps',
  done: 'done',
  /** Read out when another step is shown. */
  shown: ({ progress, step }: { progress: string; step: string }) => `${progress}: ${step}`,
  next: 'Next',
  loading: 'Loading this step…',
  /** Next was pressed before the app had started. */
  starting: 'One moment…',
  missingTitle: 'This step could not be loaded',
  missingHelp: 'What you entered is kept, except for card details. Please try again.',
  summary: 'Please check this before you continue',

  help: {
    accountDetails: 'Who you are, how we reach you, and where your bills go.',
    profileType: 'You can change this later from your profile.',
    profileDetails: 'Where the bills of this profile go.',
    paymentMethod: 'The card that you pay for your trips with.',
    paymentMethodOptional: 'Add a card now, or skip this and pay by cash or card as you go.',
    premiumPayment: 'The card that Premium is paid with. Check everything before you finish.',
    cardPay: 'The card that this profile is paid with. Check everything before you finish.',
    creditAccount: 'Tell us about your company. Nothing is charged for applying.',
  },

  yourChoice: 'Your choice',
  nothingChosen: 'Choose a profile type to see its price and what happens next.',
  businessPremium: 'Business Premium',
  businessPremiumPlus: 'Business Premium+',
  whatHappensNext: 'What happens next',
  happens: {
    card: 'You enter a card; your bank may ask you to confirm it.',
    cardOrLater: 'You enter a card, or leave that for later.',
    check: 'You check everything before you pay.',
    checkFree: 'You check everything before you finish. Nothing is charged now.',
    premium: 'Premium starts at once.',
    business: 'Your business can book at once.',
    standard: 'You can book at once.',
    password: 'We mail you a temporary password for your first sign-in.',
    company: 'You tell us about your company.',
    reply: ({ days }: { days: number }) => `We review your application within ${days} working days.`,
    meanwhile: 'Meanwhile you book by cash, card or phone.',
  },

  review: 'Check what you entered',
  reviewHelp: 'Nothing is sent before you finish.',
  change: 'Change',
  /** The name of a Change link; begins with what it shows. */
  changeStep: ({ step }: { step: string }) => `Change ${step}`,
  price: 'Price',
  priceAfter: ({ months }: { months: number }) =>
    months === 1 ? 'Price after the first month' : `Price after ${months} months`,
  /** What is paid and when, above the button that pays. */
  paysMonthly: ({ price }: { price: string }) => `Today ${price}, then the same every month until you cancel.`,
  paysOffer: ({ now, day, later }: { now: string; day: string; later: string }) =>
    `Today ${now}. From ${day} ${later}, until you cancel.`,
  notGiven: 'Not given',

  users: 'Number of users',
  usersHint: ({ max }: { max: number }) => `From 1 to ${max}, you included.`,
  usersInvalid: ({ max }: { max: number }) => `Please enter a whole number from 1 to ${max}.`,
  fewer: 'One user fewer',
  more: 'One user more',
  exceeded: 'Maximum number of users exceeded',
  plusTitle: ({ max }: { max: number }) => `More than ${max} users?`,
  plusHelp: ({ max, price }: { max: number; price: string }) =>
    `Business Premium+ is for up to ${max} users and costs ${price}.`,
  choosePlus: 'Choose Business Premium+',
  plusChosen: ({ max }: { max: number }) => `Business Premium+ is chosen: up to ${max} users`,

  terms: 'Terms',
  termsBefore: 'I have read and accept the',
  termsLink: 'terms and conditions',
  termsHint: 'If the price changes, we ask you to accept them again.',

  later: 'Later',
  lockedTitle: 'Only the card is missing',
  lockedHelp:
    'Your details are with us already, so the earlier steps cannot be changed here any more. Use another card, or choose Later.',

  sending: 'Sending your details…',
  savingCard: 'Checking your card…',
  authenticating: 'Waiting for your bank…',
  removingCard: 'Removing the card again…',
  checking: 'Looking whether it worked…',

  refusedTitle: 'This was not accepted',
  refusedHelp: 'Nothing was charged, and what you entered is still here. Change what is named and try again.',
  offerChangedTitle: 'Please check the price again',
  offerChangedHelp:
    'Nothing was charged, and what you entered is still here. If you agree, accept the terms again and choose Finish.',
  knownEmailTitle: 'This email address has an account already',
  knownEmailHelp:
    'Nothing was charged, and what you entered is still here. If the account is yours, sign in or get a new password; otherwise use another email address.',
  signIn: 'Sign in',
  newPassword: 'Get a new password',
  changeEmail: 'Use another email address',
  cardRefusedTitle: 'Your card was not accepted',
  cardRefusedHelp: 'Nothing was charged. Check the details or use another card.',
  unknownErrorTitle: 'An unknown error occurred',
  unknownErrorHelp: 'Nothing was charged, and what you entered is still here. Try again in a moment.',
  noResponseTitle: 'We got no answer',
  noResponseHelp: 'We cannot say yet whether it worked. Try again: nothing is done or charged twice.',
  nothingDoneHelp:
    'We looked: nothing was set up and nothing was charged. What you entered is still here, so you can safely try again.',
  stillWaitingHelp:
    'We looked: your profile still waits for its card, and nothing was charged. Enter the card again, or use another one.',
  retry: 'Try again',

  leaveTitle: 'Leave without finishing?',
  leaveHelp: 'What you entered has not been sent, and it will be gone.',
  stay: 'Stay here',
  leave: 'Leave and discard',
  close: 'Close',

  brokenTitle: 'This form stopped working',
  brokenHelp:
    'Something may have been on its way. Nothing is charged twice: look at your mail and your profile before you start again.',
} as const;
