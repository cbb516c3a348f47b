/** What is said while a card is added, which comes with the form (S4.addingACard.1, S8.authenticationFailure). */
export const cardAdd = {
  nickname: 'Card nickname',
  cardholder: 'Cardholder name',
  summary: 'Please check this before you add the card',
  checking: 'Checking the card…',
  saving: 'Saving the card…',
  authenticating: 'Waiting for your bank…',
  reconciling: 'Checking your cards…',

  refusedTitle: 'This card was not saved',
  refusedHelp: 'Nothing was charged. Check the details or use another card.',
  declinedTitle: 'Your bank did not confirm this card',
  declinedHelp: 'Nothing was charged and the card was not saved. Try again or use another card.',
  abandonedTitle: 'The card is not confirmed yet',
  abandonedHelp:
    'You closed your bank’s check, so the card was not saved. Nothing was charged. Try again when it suits you.',
  timedOutTitle: 'Your bank’s check took too long',
  timedOutHelp:
    'The card was not saved and nothing was charged. Try again when you have your bank’s app or phone at hand.',
  addLater: 'You can add a card or request a credit account at any time via the Profile page',
  unavailableTitle: 'We could not reach your bank',
  unavailableHelp:
    'Nothing was charged and the card was not saved. Try again in a moment or use another card.',
  noResponseTitle: 'We got no answer',
  noResponseCheckedHelp:
    'Nothing was charged. We looked, and the card is not in your list: you can safely try again.',
  noResponseHelp:
    'We could not check whether the card was saved. Nothing was charged. Try again: we look at your cards first.',
  tokenTitle: 'We could not check this card',
  tokenHelp: 'Nothing was charged and nothing was saved. Please try again.',
  brokenTitle: 'The card form stopped working',
  brokenHelp:
    'Nothing was charged. Close this and look whether the card is in your list before you add it again.',
} as const;
