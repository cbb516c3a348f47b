// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, hydrate, labelled, press, render, rerender, type, unmount } from './render';
import { SampleForm } from './sample-form';

const onSubmit = vi.fn();
const email = () => labelled('Email');
const password = () => labelled('Password');
const send = () => document.querySelector<HTMLButtonElement>('button[type=submit]') as HTMLButtonElement;
const summary = () => document.getElementById('sample-summary');
const early = () => document.documentElement.dataset['earlySubmit'];

const fill = async () => {
  await type(email(), 'aoife@example.com');
  await type(password(), 'secret');
};

beforeEach(() => {
  onSubmit.mockReset();
  delete document.documentElement.dataset['earlySubmit'];
});
afterEach(unmount);

describe('a form', () => {
  describe('before hydration', () => {
    const node = (ready: boolean) => <SampleForm onSubmit={onSubmit} ready={ready} />;
    const typed = () => {
      email().value = 'aoife@example.com';
      password().value = 'secret';
    };

    it('adopts what was typed before, and keeps it at the next keystroke', async () => {
      await hydrate(node(true), typed);
      await type(password(), 'secrets');
      expect([email().value, password().value]).toEqual(['aoife@example.com', 'secrets']);
      await press(send());
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'aoife@example.com', password: 'secrets' });
    });

    it('sends an early press once, as soon as it is hydrated', async () => {
      await hydrate(node(true), () => {
        typed();
        document.documentElement.dataset['earlySubmit'] = 'sample';
      });
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'aoife@example.com', password: 'secret' });
      expect(early()).toBeUndefined();
    });

    it('holds an early press until the app is ready, and shows that it waits', async () => {
      await hydrate(node(false), () => {
        typed();
        document.documentElement.dataset['earlySubmit'] = 'sample';
      });
      expect(onSubmit).not.toHaveBeenCalled();
      expect(send().getAttribute('aria-busy')).toBe('true');
      await rerender(node(true));
      expect(onSubmit).toHaveBeenCalledOnce();
      await rerender(node(true));
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    it('refuses an early press on an invalid form like any other', async () => {
      await hydrate(node(true), () => {
        email().value = 'aoife';
        document.documentElement.dataset['earlySubmit'] = 'sample';
      });
      expect(onSubmit).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(summary());
      expect(early()).toBeUndefined();
    });

    it('ignores the press of another form', async () => {
      await hydrate(node(true), () => {
        typed();
        document.documentElement.dataset['earlySubmit'] = 'other';
      });
      expect(onSubmit).not.toHaveBeenCalled();
      expect(early()).toBe('other');
    });
  });

  describe('a press before the app is ready', () => {
    it('shows as busy and is sent once when the app is ready', async () => {
      await render(<SampleForm onSubmit={onSubmit} ready={false} />);
      await fill();
      await press(send());
      expect(onSubmit).not.toHaveBeenCalled();
      expect(send().getAttribute('aria-busy')).toBe('true');
      await rerender(<SampleForm onSubmit={onSubmit} ready />);
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(send().getAttribute('aria-busy')).toBeNull();
    });

    it('is validated again when the app is ready, with the current values', async () => {
      await render(<SampleForm onSubmit={onSubmit} ready={false} />);
      await fill();
      await press(send());
      await type(password(), '');
      await rerender(<SampleForm onSubmit={onSubmit} ready />);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(summary());
      expect(send().getAttribute('aria-busy')).toBeNull();
    });

    it('is discarded when the form is reset', async () => {
      await render(<SampleForm onSubmit={onSubmit} ready={false} />);
      await fill();
      await press(send());
      await press(button('Start over'));
      await rerender(<SampleForm onSubmit={onSubmit} ready />);
      expect([onSubmit.mock.calls, summary(), send().getAttribute('aria-busy')]).toEqual([[], null, null]);
    });
  });
});
