// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdapters } from '../../../src/app/environment/adapters';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the browser', () => {
  it('keeps what was typed for the next load of the page', () => {
    createAdapters({ fetch }).drafts.save('contact', { name: 'Niamh' });
    expect(createAdapters({ fetch }).drafts.load('contact')).toEqual({ name: 'Niamh' });
  });

  it('says what has the focus', () => {
    const button = document.createElement('button');
    button.id = 'send';
    document.body.append(button);
    button.focus();
    expect(createAdapters({ fetch }).focus.current()).toBe('send');
  });

  it('loads the script of the bot check when a form needs it', async () => {
    // It is not put into the page, which would fetch it.
    const appended = vi.spyOn(document.head, 'append').mockReturnValue(undefined);
    void createAdapters({ fetch }).botCheck.load('site-key', new AbortController().signal);
    await vi.waitFor(() => expect(appended).toHaveBeenCalledOnce());
    expect(appended.mock.calls[0]?.[0]).toHaveProperty('src', expect.stringContaining('render=site-key'));
  });

  it('loads the card provider when a card is entered', async () => {
    const { payments } = createAdapters({ fetch });
    const port = await payments.open({ publicKey: 'pk_sandbox_x' }, new AbortController().signal);
    expect([payments.current(), payments.isOpen('pk_sandbox_x')]).toEqual([port, true]);
  });

  it('tells the time', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    expect(createAdapters({ fetch }).now()).toBe(1000);
  });
});
