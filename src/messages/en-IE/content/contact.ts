/** The contact panel and the page /content/contact (S2.contactPanel.1, S5.contactForm). */
export const contact = {
  title: 'Contact Us',
  close: 'Close',
  help: 'Write to us, and we will answer by email or by phone.',
  toggle: 'What would you like to do?',
  contactUs: 'Contact Us',
  fareEstimator: 'Fare Estimator',
  isNew: 'New',

  loading: 'Loading the contact form…',
  failedTitle: 'We could not load the contact form',
  failedHelp: 'What you typed is kept. Please try again.',
  retry: 'Try again',

  name: 'Name',
  email: 'Email Address',
  subject: 'Subject',
  message: 'Message',
  summary: 'Please check this before you send the message',
  refused: 'Your message was not sent',
  send: 'Send message',
  sending: 'Sending your message…',
  sentTitle: 'Your message is on its way',
  sentHelp: 'Thank you for writing to us. We will answer by email or by phone.',
  another: 'Write another message',

  estimatorLoading: 'Loading the fare estimator…',
  estimatorFailedTitle: 'We could not load the fare estimator',
  estimatorFailedHelp: 'Please try again.',
  estimatorElsewhere: 'The fare estimator is on a site of its own. It opens in a new tab.',
  openEstimator: 'Open the fare estimator',
} as const;
