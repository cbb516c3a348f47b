import { createHash } from 'node:crypto';
import type { components } from '../../../../api/contract/schema';
import { CONTENT_LIFETIME_MS } from '../../limits';

type Wire = components['schemas'];
type Page = Pick<Wire['Page'], 'title' | 'content'>;

const terms: Page = {
  title: 'Terms and Conditions',
  content: [
    '<p>These terms cover the Cabrank web booker. By using it, you accept them.</p>',
    '<h2>Your account</h2>',
    '<p>Keep your password to yourself and your details up to date. You can close your account at any time.</p>',
    '<h2>Bookings and payment</h2>',
    '<p>A booking is a request for a trip with one of our drivers. You can pay in the car, with a card saved ',
    'on your profile, or on account if you have one.</p>',
    '<h2>Cards</h2>',
    '<p>Our payment provider stores card numbers, never us. We keep the last four digits and the expiry.</p>',
  ].join(''),
};

const privacy: Page = {
  title: 'Privacy Statement',
  content: [
    '<p>We use what you tell us to run your account and your trips, and for nothing else.</p>',
    '<h2>What we keep</h2>',
    '<p>Your name, your email address, your phone number, your bookings and the last four digits of your cards.</p>',
    '<h2>Your rights</h2>',
    '<p>You can ask for a copy of your data, have it corrected, or have it deleted by closing your account.</p>',
  ].join(''),
};

const subjects = [
  { id: 1, label: 'A booking' },
  { id: 2, label: 'Lost property' },
  { id: 3, label: 'Payments and invoices' },
  { id: 4, label: 'My account' },
  { id: 5, label: 'Something else' },
];

/** The label of a subject; null if the id is unknown. */
export const contactSubject = (id: string): string | null =>
  subjects.find((subject) => String(subject.id) === id)?.label ?? null;

const expiry = (now: Date): string => new Date(now.getTime() + CONTENT_LIFETIME_MS).toISOString();

/** Version of the terms: a hash, so it changes with their text. */
export const termsVersion: string = createHash('sha256').update(terms.content).digest('hex').slice(0, 12);

/** The terms as plain text, one entry per paragraph. */
export const termsText: readonly string[] = terms.content
  .split(/<\/(?:p|h2)>/)
  .map((part) => part.replaceAll(/<[^>]*>/g, '').trim())
  .filter((part) => part !== '');

export const termsPage = (now: Date): Wire['Page'] => ({
  ...terms,
  expires: expiry(now),
});

export const privacyPage = (now: Date): Wire['Page'] => ({ ...privacy, expires: expiry(now) });

export const contactPage = (now: Date): Wire['ContactPage'] => ({
  title: 'Contact Us',
  content: subjects.map((subject) => ({ ...subject })),
  expires: expiry(now),
});
