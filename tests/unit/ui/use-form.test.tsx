// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  descriptionOf,
  labelled,
  leave,
  press,
  render,
  rerender,
  settling,
  type,
  unmount,
} from './render';
import { SampleForm } from './sample-form';

const onSubmit = vi.fn();
const email = () => labelled('Email');
const password = () => labelled('Password');
const send = () => document.querySelector<HTMLButtonElement>('button[type=submit]') as HTMLButtonElement;
const summary = () => document.getElementById('sample-summary');

const fill = async (address = 'aoife@example.com', secret = 'secret') => {
  await type(email(), address);
  await type(password(), secret);
};

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('a form', () => {
  describe('when errors show', () => {
    beforeEach(() => render(<SampleForm onSubmit={onSubmit} />));

    it('shows no error while a field is filled in', async () => {
      await type(email(), 'aoife');
      expect(email().getAttribute('aria-invalid')).toBeNull();
      expect(descriptionOf(email())).toBe('Ours to keep');
    });

    it('shows no error after a blur without content', async () => {
      await type(email(), '   ');
      await leave(email());
      expect(email().getAttribute('aria-invalid')).toBeNull();
    });

    it('shows the error after the first blur with content', async () => {
      await type(email(), 'aoife');
      await leave(email());
      await settling(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
      expect(descriptionOf(email())).toBe('Invalid e-mail address. Ours to keep');
      expect(password().getAttribute('aria-invalid')).toBeNull();
    });

    it('removes the error as soon as the value is valid', async () => {
      await type(email(), 'aoife');
      await leave(email());
      await type(email(), 'aoife@example.com');
      expect(email().getAttribute('aria-invalid')).toBeNull();
    });
  });

  describe('a press on an invalid form', () => {
    beforeEach(async () => {
      await render(<SampleForm onSubmit={onSubmit} />);
      await type(email(), 'aoife');
      await press(send());
    });

    it('sends nothing', () => {
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('shows every error at its field', () => {
      expect(descriptionOf(email())).toContain('Invalid e-mail address.');
      expect(descriptionOf(password())).toBe('Required.');
    });

    it('moves focus to a summary that links to the fields', async () => {
      expect(document.activeElement).toBe(summary());
      const links = [...(summary()?.querySelectorAll('a') ?? [])];
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Email: Invalid e-mail address.', '#sample-email'],
        ['Password: Required.', '#sample-password'],
      ]);
      await press(links[1] as HTMLElement);
      expect(document.activeElement).toBe(password());
    });

    it('keeps the summary while fields are corrected, and lists at the next press what is still wrong', async () => {
      const before = summary()?.textContent;
      expect(before).toContain('Email: Invalid e-mail address.');
      await type(email(), 'aoife@example.com');
      expect([email().getAttribute('aria-invalid'), summary()?.textContent]).toEqual([null, before]);
      await press(send());
      expect(summary()?.textContent).not.toContain('Email');
      expect(summary()?.textContent).toContain('Password: Required.');
      await type(password(), 'secret');
      expect(summary()?.textContent).toContain('Password: Required.');
      await press(send());
      expect([summary(), onSubmit.mock.calls.length]).toEqual([null, 1]);
    });

    it('adds nothing to the summary that becomes wrong after it', async () => {
      await type(password(), 'secret');
      await press(send());
      await type(password(), '');
      expect(descriptionOf(password())).toBe('Required.');
      expect(summary()?.textContent).not.toContain('Password');
    });

    it('moves focus to the summary again at the next press', async () => {
      email().focus();
      await press(send());
      expect(document.activeElement).toBe(summary());
    });

    it('starts over on reset', async () => {
      await press(button('Start over'));
      expect([email().value, summary(), email().getAttribute('aria-invalid')]).toEqual(['', null, null]);
    });
  });

  describe('the submit button', () => {
    it('D5.1: is enabled, whatever is missing', async () => {
      await render(<SampleForm onSubmit={onSubmit} />);
      expect([send().getAttribute('aria-disabled'), send().disabled]).toEqual([null, false]);
    });

    it('D5.1: is aria-disabled, and never disabled, until the form is valid, if so specified', async () => {
      await render(<SampleForm onSubmit={onSubmit} disabledUntilValid />);
      expect([send().getAttribute('aria-disabled'), send().disabled]).toEqual(['true', false]);
      await fill();
      expect(send().getAttribute('aria-disabled')).toBeNull();
    });

    it('D5.1: says beside it why it is off, and leads there', async () => {
      await render(<SampleForm onSubmit={onSubmit} disabledUntilValid />);
      await press(button('Why not?'));
      expect([document.activeElement, onSubmit.mock.calls.length]).toEqual([summary(), 0]);
      expect(summary()?.textContent).toContain('Password: Required.');
      await fill();
      expect(() => button('Why not?')).toThrow('There is no button');
    });

    it('sends once, with the address trimmed and the password as typed', async () => {
      await render(<SampleForm onSubmit={onSubmit} />);
      await fill('  aoife@example.com ', ' secret ');
      await press(send());
      expect(onSubmit.mock.calls).toEqual([[{ email: 'aoife@example.com', password: ' secret ' }]]);
    });

    it('shows the error of every field after it was sent', async () => {
      await render(<SampleForm onSubmit={onSubmit} />);
      await fill();
      await press(send());
      await type(password(), '');
      expect(descriptionOf(password())).toBe('Required.');
    });

    it('sends nothing during a submission, and says so', async () => {
      await render(<SampleForm onSubmit={onSubmit} />);
      await fill();
      await rerender(<SampleForm onSubmit={onSubmit} busy />);
      await press(send());
      expect(onSubmit).not.toHaveBeenCalled();
      expect([send().getAttribute('aria-busy'), send().getAttribute('aria-disabled')]).toEqual([
        'true',
        'true',
      ]);
      expect(send().textContent).toContain('Sending');
    });

    it('sends nothing while a value outside the hook is missing, and names it in the summary', async () => {
      const card = { fieldId: 'card', label: 'Card', message: 'Required.' };
      await render(<SampleForm onSubmit={onSubmit} otherProblems={[card]} disabledUntilValid />);
      await fill();
      expect(send().getAttribute('aria-disabled')).toBe('true');
      expect(summary()).toBeNull();
      await press(send());
      expect(onSubmit).not.toHaveBeenCalled();
      expect(summary()?.textContent).toContain('Card: Required.');
    });

    it('clears a refusal at the next valid press: later gaps are not reported yet', async () => {
      const card = { fieldId: 'card', label: 'Card', message: 'Required.' };
      await render(<SampleForm onSubmit={onSubmit} otherProblems={[card]} />);
      await fill();
      await press(send());
      await rerender(<SampleForm onSubmit={onSubmit} />);
      expect(summary()?.textContent).toContain('Card: Required.');
      await press(send());
      expect(onSubmit).toHaveBeenCalledOnce();
      send().focus();
      await rerender(<SampleForm onSubmit={onSubmit} otherProblems={[card]} />);
      expect([summary(), document.activeElement]).toEqual([null, send()]);

      await press(send());
      expect(summary()?.textContent).toContain('Card: Required.');
      expect(document.activeElement).toBe(summary());
    });
  });

  describe('the server’s error', () => {
    it('is shown at its field and in the summary, and keeps what was typed', async () => {
      await render(<SampleForm onSubmit={onSubmit} />);
      await fill();
      await rerender(<SampleForm onSubmit={onSubmit} serverErrors={{ email: 'This address is taken.' }} />);
      expect(descriptionOf(email())).toBe('This address is taken. Ours to keep');
      expect(summary()?.textContent).toContain('Email: This address is taken.');
      expect([email().value, password().value]).toEqual(['aoife@example.com', 'secret']);
    });

    it('leaves its field with the next edit of it, and the summary with the next press', async () => {
      const said = { email: 'This address is taken.', password: 'Too old.' };
      await render(<SampleForm onSubmit={onSubmit} />);
      await fill();
      await rerender(<SampleForm onSubmit={onSubmit} serverErrors={said} />);
      await type(email(), 'niamh@example.com');
      expect(email().getAttribute('aria-invalid')).toBeNull();
      expect(descriptionOf(password())).toBe('Too old.');
      expect(summary()?.textContent).toContain('Email: This address is taken.');
      await press(send());
      expect(summary()?.textContent).not.toContain('Email');
      expect(summary()?.textContent).toContain('Password: Too old.');
      await type(password(), 'newer');
      expect(descriptionOf(password())).toBe('');
      expect(summary()?.textContent).toContain('Password: Too old.');
      await press(send());
      expect(summary()).toBeNull();
    });

    it('is shown again when the server returns it again', async () => {
      const said = () => ({ email: 'This address is taken.' });
      await render(<SampleForm onSubmit={onSubmit} serverErrors={said()} />);
      await type(email(), 'niamh@example.com');
      expect(email().getAttribute('aria-invalid')).toBeNull();
      await rerender(<SampleForm onSubmit={onSubmit} serverErrors={said()} />);
      expect(descriptionOf(email())).toBe('This address is taken. Ours to keep');
    });

    it('can be cleared by its owner, who gets every edit with the current values', async () => {
      const onEdited = vi.fn();
      await render(<SampleForm onSubmit={onSubmit} onEdited={onEdited} />);
      await type(email(), 'a');
      expect(onEdited).toHaveBeenLastCalledWith({ email: 'a', password: '' }, 'email');
    });
  });
});
