import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFocused } from '../../support/accessibility/keyboard';
import { changeConfig } from '../../support/browser/answers/change-config';
import { mailsTo } from '../../support/backend/outbox';
import { eventually } from '../../support/browser/eventually';
import { ContactForm, ContactPanel } from '../../support/pages/content';
import { useApp } from '../../support/browser/use-app';
import { pressUnready } from '../../support/browser/press-unready';

const app = useApp();
const contact = /\/api\/content\/contact$/;
const office = 'office@cabrank.test';

const message = {
  name: 'Seán O’Brien-Ní Dhomhnaill',
  phone: '085 123 4567',
  email: 'sean.obrien@example.com',
  message: 'I left my umbrella in the car.',
};

const hasFocus = (target: Locator) => eventually(() => isFocused(target)).toBe(true);

const typedIn = (form: ContactForm) =>
  Promise.all([form.name, form.phone, form.email, form.message].map((field) => field.inputValue()));

describe('the contact panel', () => {
  it('sends a message with the keyboard alone, with correct focus at every step', async () => {
    const { page } = await app.visitAs('standard');
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    const { form } = panel;
    await panel.open.focus();
    await page.keyboard.press('Enter');
    await form.send.waitFor();
    await hasFocus(panel.title);
    const stops = [
      panel.close,
      panel.contactUs,
      form.name,
      form.country,
      form.phone,
      form.email,
      form.subject,
    ];
    for (const stop of [...stops, form.message]) {
      await page.keyboard.press('Tab');
      await hasFocus(stop);
    }
    expect(await form.send.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.type('Sent by keyboard.');
    expect(await form.send.getAttribute('aria-disabled')).toBeNull();
    const sent = page.waitForRequest((request) => contact.test(request.url()) && request.method() === 'POST');
    await page.keyboard.press('Tab');
    await hasFocus(form.send);
    await page.keyboard.press('Enter');
    const request = await sent;
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/u);
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
      name: 'Niamh Kelly',
      phone: '+353851234501',
      email: 'standard@cabrank.test',
      subject: '1',
      message: 'Sent by keyboard.',
      recaptchaToken: '',
    });
    await hasFocus(form.sent);
    const mails = await mailsTo(page.request, office);
    expect(mails.some(({ body }) => body.includes('Sent by keyboard.'))).toBe(true);
    await page.keyboard.press('Tab');
    await hasFocus(form.another);
    await page.keyboard.press('Enter');
    await form.send.waitFor();
    expect(await form.message.inputValue()).toBe('');
    await page.keyboard.press('Tab');
    await hasFocus(form.name);
    await page.keyboard.press('Escape');
    await panel.dialog.waitFor({ state: 'detached' });
    await hasFocus(panel.open);
  });

  it('keeps what was typed when it closes and after a reload, until it is sent', async () => {
    const { page } = await app.visitAs('new');
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    const { form } = panel;
    const typed = Object.values(message);
    await panel.open.click();
    await form.fill(message);
    await form.subject.selectOption({ label: 'Lost property' });
    await panel.close.click();
    await panel.open.click();
    await form.send.waitFor();
    expect(await typedIn(form)).toEqual(typed);
    await page.reload();
    await panel.open.click();
    await form.send.waitFor();
    expect([await typedIn(form), await form.subject.inputValue()]).toEqual([typed, '2']);
    await form.send.click();
    await form.sent.waitFor();
    await panel.close.click();
    await panel.open.click();
    await form.send.waitFor();
    expect(await form.message.inputValue()).toBe('');
    const drafts = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('cabrank.draft.')),
    );
    expect(drafts).toEqual([]);
  });

  it('shows the server’s error at its field, keeps what was typed, and can send again', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(contact);
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    const { form } = panel;
    await panel.open.click();
    await form.fill(message);
    await page.route(contact, (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, message: 'Please check.', errors: { message: 'Too long.' } },
      }),
    );
    await form.send.click();
    const refusal = page.locator(':focus', { hasText: "We couldn't send your message" });
    await refusal.waitFor();
    expect(await refusal.evaluate((box) => box.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await form.message.getAttribute('aria-invalid')).toBe('true');
    expect(await typedIn(form)).toEqual(Object.values(message));
    await page.unroute(contact);
    await form.message.fill('Shorter.');
    await form.send.click();
    await form.sent.waitFor();
  });

  it('stays open while the message is being sent, so that the result is visible', async () => {
    const { page } = await app.visitAs('standard');
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    const { form } = panel;
    await panel.open.click();
    await form.fill(message);
    let answer: (now: undefined) => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (answer = resolve));
    await page.route(contact, (route) => held.then(() => route.continue()));
    await form.send.click();
    await form.sending.waitFor();
    await page.keyboard.press('Escape');
    await panel.close.click({ force: true });
    await form.sending.waitFor();
    answer(undefined);
    await hasFocus(form.sent);
    await page.keyboard.press('Escape');
    await panel.dialog.waitFor({ state: 'detached' });
  });

  it('says that the form could not be loaded, and loads it on Retry', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(contact);
    await page.route(contact, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    await panel.open.click();
    await panel.form.retry.waitFor();
    await page.unroute(contact);
    await panel.form.retry.click();
    await panel.form.send.waitFor();
    expect(await panel.dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  });

  it('loads the fare estimator only when it is chosen, also with the arrow keys', async () => {
    const { page, requests } = await app.visitAs('standard');
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    const asked = () => requests.of('GET', /\/legacy\/fare-estimator/).length;
    await panel.open.click();
    await panel.form.message.fill('Half a sentence');
    expect(asked()).toBe(0);
    await panel.contactUs.focus();
    await page.keyboard.press('ArrowRight');
    await panel.frame.contentFrame().getByRole('button', { name: 'Estimate' }).waitFor();
    expect(asked()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    expect(await panel.form.message.inputValue()).toBe('Half a sentence');
    // The focus follows a frame later, and the next key is for the tab that has it.
    await hasFocus(panel.contactUs);
    await page.keyboard.press('ArrowRight');
    await panel.frame.waitFor();
    expect(asked()).toBe(1);
  });

  it('says that the estimator could not be loaded, and loads it on Retry', async () => {
    const { page, provoke } = await app.visitAs('standard');
    const estimator = /\/legacy\/fare-estimator$/;
    provoke(estimator);
    await page.route(estimator, (route) => route.fulfill({ status: 503, body: 'No' }));
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    await panel.open.click();
    await panel.fareEstimator.click();
    const retry = panel.form.retry.filter({ visible: true });
    await retry.waitFor();
    await page.unroute(estimator);
    await retry.click();
    await panel.frame.contentFrame().getByRole('button', { name: 'Estimate' }).waitFor();
  });

  it('offers an estimator of another site in a new tab, and none if there is none', async () => {
    const { page, requests } = await app.visitAs('standard');
    await changeConfig(page, { fareEstimatorUrl: 'https://fares.example/' });
    await page.goto('/profile');
    const panel = new ContactPanel(page);
    await panel.open.click();
    await panel.fareEstimator.click();
    const link = panel.dialog.getByRole('link', { name: 'Open the fare estimator' });
    expect(
      await link.evaluate((each) => ['href', 'target', 'rel'].map((name) => each.getAttribute(name))),
    ).toEqual(['https://fares.example/', '_blank', 'noopener noreferrer']);
    expect(requests.of('GET', /fares\.example/)).toEqual([]);
    await changeConfig(page, { fareEstimatorUrl: '' });
    await page.reload();
    await panel.open.click();
    await panel.form.send.waitFor();
    expect(await panel.fareEstimator.count()).toBe(0);
  });
});

describe('/content/contact', () => {
  it('is the same form as a page, for everyone, and says what is missing', async () => {
    const { page } = await app.visit();
    await page.goto('/content/contact');
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    const form = new ContactForm(page.getByRole('main'));
    await pressUnready(form.send);
    await hasFocus(form.summary);
    expect(await form.summary.getByRole('link').allInnerTexts()).toEqual([
      'Name: Required.',
      'Phone Number: Required.',
      'Email Address: Required.',
      'Message: Required.',
    ]);
    await form.fill({ ...message, message: 'From the page.' });
    await form.send.click();
    await hasFocus(form.sent);
    const mails = await mailsTo(page.request, office);
    expect(mails.some(({ body }) => body.includes('From the page.'))).toBe(true);
  });
});
