/** The completion screens (S2.completionScreens.1 and S2.completionScreens.2, to the letter). */
export const completion = {
  close: 'Close',
  bookByApp: 'Book by App',
  bookOnline: 'Book Online',

  welcomeTitle: 'Welcome',
  welcomeGreeting: ({ firstName }: { firstName: string }) => `Congratulations, ${firstName}!`,
  welcomeGreetingUnnamed: 'Congratulations!',
  welcomeHelp: 'Your account is ready. Book your first taxi in the app, on the web or by phone.',
  phone: 'Book by phone',

  applicationTitle: 'Application Sent',
  applicationGreeting: ({ firstName }: { firstName: string }) => `Thank you, ${firstName}.`,
  applicationGreetingUnnamed: 'Thank you.',
  applicationHelp: ({ days }: { days: number }) =>
    `We'll review your application for Business+ within ${days} working days.`,
  applicationMeanwhile: 'Until then, you can book and pay by cash or card, or book by phone.',

  subscribedTitle: 'Premium is active',
  subscribedGreeting: ({ firstName }: { firstName: string }) =>
    `Thank you for choosing Premium, ${firstName}.`,
  subscribedGreetingUnnamed: 'Thank you for choosing Premium.',
  subscribedHelp: "Your first trip each month is free. Use it or lose it: it doesn't carry over.",
} as const;
