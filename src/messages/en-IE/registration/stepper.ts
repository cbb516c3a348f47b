/** What stands around the steps of the wizards (S4.stepper.3, S8.registrationIncomplete). */
export const stepper = {
  steps: 'Steps',
  done: 'done',
  /** Read out when another step is shown. */
  shown: ({ progress, step }: { progress: string; step: string }) => `${progress}: ${step}`,
  next: 'Next',
  whyNot: "Why can't I continue?",
  loading: 'Loading this step…',
  /** Next was pressed before the app had started. */
  starting: 'One moment…',
  missingTitle: "We couldn't load this step",
  missingHelp: "We've kept what you entered, except for card details. Please try again.",
  summary: 'There is a problem',

  help: {
    accountDetails: 'Your name, contact details and billing address.',
    profileType: 'You can change this later from your profile.',
    profileDetails: 'Billing address for this profile.',
    paymentMethod: "The card you'll use to pay for your trips.",
    paymentMethodOptional: 'Add a card now, or skip this and pay by cash or card as you go.',
    premiumPayment: "We'll charge Premium to this card. Check your details before you finish.",
    cardPay: "We'll charge this profile to this card. Check your details before you finish.",
    creditAccount: 'Tell us about your company. Applying is free.',
  },

  yourChoice: 'Your choice',
  nothingChosen: 'Choose a profile type to see its price and what happens next.',
  businessPremium: 'Business Premium',
  businessPremiumPlus: 'Business Premium+',
  whatHappensNext: 'What happens next',
  /** Under the button that pays, in the order of the submission's chart. */
  nextSteps: {
    charge: 'We charge your card now.',
    bank: 'Your bank may ask you to confirm it.',
    anotherCard: "If the card doesn't work, we keep your account and ask for another card.",
    done: 'Premium starts straight away.',
  },
  happens: {
    card: 'Enter your card. Your bank may ask you to confirm it.',
    cardOrLater: 'Enter a card now, or add one later.',
    check: 'Check everything before you pay.',
    checkFree: "Check everything before you finish. You won't be charged now.",
    premium: 'Premium starts straight away.',
    business: 'Your business can book straight away.',
    standard: 'You can book straight away.',
    password: "We'll email you a temporary password for your first sign-in.",
    company: 'Tell us about your company.',
    reply: ({ days }: { days: number }) => `We'll review your application within ${days} working days.`,
    meanwhile: 'Until then, you can book and pay by cash or card, or book by phone.',
  },

  review: 'Check what you entered',
  reviewHelp: 'Nothing is sent until you finish.',
  change: 'Change',
  /** The name of a Change link; begins with what it shows. */
  changeStep: ({ step }: { step: string }) => `Change ${step}`,
  price: 'Price',
  priceAfter: ({ months }: { months: number }) =>
    months === 1 ? 'Price after the first month' : `Price after ${months} months`,
  /** What is paid and when, above the button that pays. */
  paysMonthly: ({ price }: { price: string }) =>
    `Today ${price}, then the same every month until you cancel.`,
  paysOffer: ({ now, day, later }: { now: string; day: string; later: string }) =>
    `Today ${now}. From ${day} ${later}, until you cancel.`,
  notGiven: 'Not given',

  users: 'Number of users',
  usersHint: ({ max }: { max: number }) => `1 to ${max}, including you.`,
  usersInvalid: ({ max }: { max: number }) => `Please enter a whole number from 1 to ${max}.`,
  fewer: 'Remove one user',
  more: 'Add one user',
  exceeded: 'Maximum number of users exceeded',
  plusTitle: ({ max }: { max: number }) => `More than ${max} users?`,
  plusHelp: ({ max, price }: { max: number; price: string }) =>
    `Business Premium+ is for up to ${max} users and costs ${price}.`,
  choosePlus: 'Choose Business Premium+',
  plusChosen: ({ max }: { max: number }) => `Business Premium+ selected: up to ${max} users`,

  terms: 'Terms',
  termsBefore: 'I have read and accept the',
  termsLink: 'terms and conditions',
  termsHint: "If the price changes, we'll ask you to accept the terms again.",

  later: 'Later',
  lockedTitle: 'We only need your card',
  lockedHelp:
    "We already have your details, so you can't change the earlier steps here. Use another card, or choose Later.",

  sending: 'Sending your details…',
  savingCard: 'Checking your card…',
  authenticating: 'Waiting for your bank…',
  removingCard: 'Removing the card…',
  checking: 'Checking whether it went through…',

  refusedTitle: "We couldn't accept your details",
  refusedHelp: 'Nothing was charged, and what you entered is still here. Correct it and try again.',
  offerChangedTitle: 'Please check the price again',
  offerChangedHelp:
    'Nothing was charged, and what you entered is still here. If you agree, accept the terms again and finish.',
  knownEmailTitle: 'This email address already has an account',
  knownEmailHelp:
    'Nothing was charged, and what you entered is still here. If the account is yours, sign in or get a new password. Otherwise, use another email address.',
  signIn: 'Sign in',
  newPassword: 'Get a new password',
  changeEmail: 'Use another email address',
  cardRefusedTitle: "Your card wasn't accepted",
  cardRefusedHelp: 'Nothing was charged. Check the details or use another card.',
  unknownErrorTitle: 'An unknown error occurred',
  unknownErrorHelp: 'Nothing was charged, and what you entered is still here. Try again in a moment.',
  noResponseTitle: "We didn't get a response",
  noResponseHelp:
    "We don't know yet whether it went through. It's safe to try again: nothing will be set up or charged twice.",
  nothingDoneHelp:
    "We checked: nothing was set up or charged. What you entered is still here, so it's safe to try again.",
  stillWaitingHelp:
    'We checked: your profile still needs a card, and nothing was charged. Enter the card again, or use another one.',
  retry: 'Try again',

  leaveTitle: 'Leave without finishing?',
  leaveHelp: "What you entered hasn't been sent and will be lost.",
  stay: 'Stay here',
  leave: 'Leave and discard',
  close: 'Close',

  brokenTitle: 'This form stopped working',
  brokenHelp:
    "We may already have received your details. You won't be charged twice. Check your email and your profile before you start again.",
} as const;
