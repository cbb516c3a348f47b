/** The contact panel and the page /content/contact (S2.contactPanel.1, S5.contactForm). */
export const contact = {
  title: 'Contact Us',
  close: 'Close',
  help: "Send us a message and we'll reply by email or phone.",
  toggle: 'What would you like to do?',
  contactUs: 'Contact Us',
  fareEstimator: 'Fare Estimator',
  isNew: 'New',

  loading: 'Loading the contact form…',
  failedTitle: "We couldn't load the contact form",
  failedHelp: 'What you typed is kept. Please try again.',
  retry: 'Try again',

  name: 'Name',
  email: 'Email Address',
  subject: 'Subject',
  message: 'Message',
  summary: 'There is a problem',
  refused: "We couldn't send your message",
  send: 'Send message',
  whyNot: "Why can't I send this?",
  sending: 'Sending your message…',
  sentTitle: 'Your message is on its way',
  sentHelp: "Thanks for getting in touch. We'll reply by email or phone.",
  another: 'Write another message',

  estimatorLoading: 'Loading the fare estimator…',
  estimatorFailedTitle: "We couldn't load the fare estimator",
  estimatorFailedHelp: 'Please try again.',
  estimatorElsewhere: 'The fare estimator opens in a new tab.',
  openEstimator: 'Open the fare estimator',
} as const;
