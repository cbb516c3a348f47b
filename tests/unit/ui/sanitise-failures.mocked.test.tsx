// @vitest-environment happy-dom
import type createDOMPurify from 'dompurify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sanitise } from '../../../src/ui/sanitise';

const sanitize = vi.hoisted(() => vi.fn());
vi.mock('dompurify', () => ({ default: () => ({ sanitize }) as unknown as typeof createDOMPurify }));

const options = { headingLevel: 2, newTab: '(opens in a new tab)', origin: 'https://cabrank.test' };

describe('remote HTML that the sanitiser cannot read', () => {
  beforeEach(() => void sanitize.mockReset());

  it('shows nothing if there is no body, as for frames', () => {
    sanitize.mockReturnValue(null);
    expect(sanitise('<frameset onload=ran(1)>', options).childNodes).toHaveLength(0);
  });

  it('is shown as text if the sanitiser fails', () => {
    sanitize.mockImplementation(() => {
      throw new TypeError('It cannot be read');
    });
    const html = '<p>We keep <b>our</b> word.</p>';
    const shown = sanitise(html, options);
    expect([...shown.childNodes].map(({ nodeType }) => nodeType)).toEqual([Node.TEXT_NODE]);
    expect(shown.textContent).toBe(html);
  });
});
