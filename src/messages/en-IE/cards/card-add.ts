/** What is said while a card is added, which comes with the form (S4.addingACard.1, S8.authenticationFailure). */
export const cardAdd = {
  nickname: 'Card nickname',
  cardholder: 'Cardholder name',
  summary: 'There is a problem',
  checking: 'Checking the card…',
  saving: 'Saving the card…',
  authenticating: 'Waiting for your bank…',
  reconciling: 'Checking your cards…',

  refusedTitle: "We couldn't save this card",
  refusedHelp: 'Nothing was charged. Check the details or use another card.',
  declinedTitle: "Your bank didn't confirm this card",
  declinedHelp: "Nothing was charged and the card wasn't saved. Try again or use another card.",
  abandonedTitle: "Your bank hasn't confirmed this card",
  abandonedHelp:
    "You closed your bank's check, so the card wasn't saved. Nothing was charged. Try again when you're ready.",
  timedOutTitle: "Your bank's check took too long",
  timedOutHelp:
    "The card wasn't saved and nothing was charged. Try again when you have your phone or bank's app to hand.",
  addLater: 'You can add a card or request a credit account at any time via the Profile page',
  unavailableTitle: "We couldn't reach your bank",
  unavailableHelp:
    "Nothing was charged and the card wasn't saved. Try again in a moment or use another card.",
  noResponseTitle: "We didn't get a response",
  noResponseCheckedHelp:
    "Nothing was charged. We checked, and the card isn't in your list, so you can safely try again.",
  noResponseHelp:
    "We couldn't check whether the card was saved. Nothing was charged. Try again – we'll check your cards first.",
  tokenTitle: "We couldn't check this card",
  tokenHelp: 'Nothing was charged and nothing was saved. Please try again.',
  brokenTitle: 'The card form stopped working',
  brokenHelp:
    'Nothing was charged. Close this and check whether the card is in your list before adding it again.',
} as const;
