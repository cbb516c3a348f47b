import { journey } from './journey';

/** An admin finds a customer, looks, acts for them, and returns. */
export const acting = journey('acting', 'atCustomers', {
  atCustomers: {
    description: 'All customers.',
    on: { 'customer.searched': 'found' },
  },
  found: {
    description: 'The customer is in the list.',
    on: { 'customer.chosen': 'askedWhy' },
  },
  askedWhy: {
    description: 'A reason is wanted before anybody looks at somebody else’s account.',
    on: { 'reason.left': 'foundAgain', 'reason.missing': 'reasonWanted', 'reason.given': 'looking' },
  },
  foundAgain: { description: 'Nobody acts for anybody.' },
  reasonWanted: {
    description: 'Without a reason nothing happens.',
    on: { 'reason.given': 'looking' },
  },
  looking: {
    description: 'The customer’s own first page, under a banner that says that nothing can be changed.',
    on: { 'acting.begun': 'acting', 'admin.returned': 'returned' },
  },
  acting: {
    description: 'The same page, under a banner that names the customer and the reason to act.',
    on: { 'profile.opened': 'onProfile', 'admin.returned': 'returned' },
  },
  onProfile: {
    description: 'The customer’s profile, under the same banner.',
    on: { 'card.added': 'acted', 'page.refused': 'atAdminPage' },
  },
  atAdminPage: {
    description: 'The admin’s own pages are not for whom they act for; the way back is offered.',
    on: { 'admin.returned': 'returned' },
  },
  acted: {
    description: 'The customer has a card more.',
    on: { 'admin.returned': 'returned' },
  },
  returned: {
    description: 'The customers, as the admin, with no banner.',
    on: { 'audit.opened': 'audited' },
  },
  audited: { description: 'The audit tells who acted for whom, and why.' },
});
