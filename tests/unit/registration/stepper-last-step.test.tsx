// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { button, descriptionOf, labelled, press, type, unmount } from '../ui/render';
import { addPremium, filled, play, registration } from '../../support/stages/wizard-stage';

const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
const summary = () => document.querySelector('[role=alert]');

afterEach(unmount);

describe('the last step', () => {
  it('names the price on its button where something is charged, and follows it', async () => {
    await play({ ...registration, profileType: 'personal', values: filled, resumeAt: 'premiumPayment' });
    expect(button('Finish and pay €4.99')).toBeDefined();
    const values = { ...filled, companyName: 'Brennan Tours Ltd', users: '10' };
    await play({ ...addPremium, profileType: 'business', values, resumeAt: 'cardPay' });
    expect(button('Finish and pay €19.99')).toBeDefined();
    await press(button('Choose Business Premium+'));
    expect(button('Finish and pay €49.99')).toBeDefined();
  });

  it('has the review of the earlier steps before the card, and after the fields of an application', async () => {
    const review = () => document.querySelector('section[aria-labelledby=review]') as HTMLElement;
    const isBefore = (first: Element, second: Element) =>
      (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    await play({ ...registration, profileType: 'personal', values: filled, resumeAt: 'premiumPayment' });
    expect(isBefore(review(), labelled('Cardholder name'))).toBe(true);
    await play({
      ...registration,
      profileType: 'bill_pay',
      values: { ...filled, creditCompanyName: 'Brennan Tours Ltd' },
      resumeAt: 'creditAccount',
    });
    expect(isBefore(labelled('Company Name'), review())).toBe(true);
  });
});

describe('the number of users', () => {
  const values = { ...filled, companyName: 'Brennan Tours Ltd' };
  const at = (users: string) =>
    play({ ...addPremium, profileType: 'business', values: { ...values, users }, resumeAt: 'cardPay' });
  const users = () => labelled('Number of users');

  it('is reset to the maximum if it is higher, with a message and an offer of Business Premium+', async () => {
    const actor = await at('5');
    await type(users(), '11');
    expect(users().value).toBe('10');
    expect(descriptionOf(users())).toContain('Maximum number of users exceeded');
    expect(said()).toContain('Maximum number of users exceeded');
    await press(button('Choose Business Premium+'));
    expect(users().value).toBe('11');
    expect(actor.getSnapshot().context.values).toMatchObject({ users: '11', plus: 'yes' });
    expect(document.querySelector('aside')?.textContent).toContain(
      'Business Premium+€49.99 a month excluding VAT',
    );
    await type(users(), '26');
    expect(users().value).toBe('25');
    expect(descriptionOf(users())).toContain('Maximum number of users exceeded');
  });

  it('removes the message at the next number, and rejects an invalid one', async () => {
    await at('5');
    await type(users(), '11');
    await type(users(), '3');
    expect(descriptionOf(users())).not.toContain('exceeded');
    await type(users(), '0');
    await press(button('Finish and pay €19.99'));
    expect(summary()?.textContent).toContain('Number of users: Please enter a whole number from 1 to 10.');
  });
});
