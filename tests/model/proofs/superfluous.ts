/** By flow: outcomes that change nothing in a walk, and why they are kept. */
export const keptAllTheSame: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'card-authentication': {
    'runChallenge unavailable':
      'A crash of the provider is said in the same words; the provider tells of both.',
  },
  resource: {
    'loadItems offline': 'Taken as any other failure; only the words of the list tell them apart.',
  },
  'account-switches': {
    'findAccount on': 'As wished or not: any two of the three take both branches.',
    'findAccount off': 'As wished or not: any two of the three take both branches.',
    'findAccount gone': 'As wished or not: any two of the three take both branches.',
  },
};
