import type { Notice } from '../../../src/domain/notice';

/** One of each type, oldest first, with every kind of button and both forms of message. */
export const sampleNotices: readonly (Partial<Notice> & Pick<Notice, 'id' | 'type'>)[] = [
  {
    id: 'sample-neutral',
    type: 'neutral',
    title: 'Your trip is booked',
    message: 'Tomorrow at 14:05, from Heuston Station.',
    buttons: [{ type: 'link', label: 'See it', close: true, link: '/job-status' }],
  },
  {
    id: 'sample-info',
    type: 'info',
    message: 'The office is closed on St Patrick’s Day. You can book as ever.',
  },
  { id: 'sample-success', type: 'success', message: 'Success!' },
  {
    id: 'sample-error',
    type: 'error',
    title: 'Unable to remove Everyday',
    message: [
      'This card is currently in use by a payment profile.',
      'Please attach a different card to your payment profile before deleting this card.',
    ],
    buttons: [
      { type: 'link', label: 'Change card', close: true, link: '/profile' },
      { type: 'button', label: 'Close', close: true, run: null },
    ],
  },
  {
    id: 'sample-warning',
    type: 'warning',
    message: 'Joint account •••• 4444 expires 12/26. Replace it before your next trip.',
    buttons: [
      { type: 'button', label: 'Replace card', close: false, run: null },
      { type: 'button', label: 'Later', close: true, run: null },
      { type: 'event', label: 'Contact us', close: false, event: 'contact' },
    ],
  },
];
