// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { sectionMenuMachine } from '../../../machines/app/section-menu/section-menu.machine';
import { ProfileLinks, ProfileMenu } from '../../../src/features/app/profile/profile-menu';
import { profileSections } from '../../../src/features/shared/profile/profile-sections';
import { press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const sections = profileSections.map(({ id }) => id);
const at = (current: string) => stillActor<typeof sectionMenuMachine>({ context: { sections, current } });
const entries = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];

afterEach(unmount);

describe('the profile’s menu', () => {
  it('has the full names of its sections, whatever the width, and leads to their headings', async () => {
    await render(<ProfileMenu actor={at('settings').actor} />);
    expect(entries().map((entry) => [entry.getAttribute('aria-label'), entry.getAttribute('href')])).toEqual([
      ['Settings', '#settings'],
      ['Manage Payments', '#manage-payments'],
      ['Change Password', '#change-password'],
    ]);
    for (const { label, short } of profileSections) expect(label).toContain(short);
  });

  it('marks one section, not by colour alone', async () => {
    await render(<ProfileMenu actor={at('manage-payments').actor} />);
    expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'location', null]);
  });

  it('reports which section was chosen', async () => {
    const { actor, send } = at('settings');
    await render(<ProfileMenu actor={actor} />);
    await press(entries()[2] as HTMLElement);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'section.chosen', section: 'change-password' });
  });

  it('leads to their addresses beside a section that stands alone, and marks it as the page', async () => {
    const [, payments] = profileSections;
    if (payments) await render(<ProfileLinks current={payments} />);
    expect(
      entries().map((entry) => [entry.getAttribute('href'), entry.getAttribute('aria-current')]),
    ).toEqual([
      ['/profile/settings', null],
      ['/profile/payments', 'page'],
      ['/profile/security', null],
    ]);
  });

  it('leaves a press with a modifier key to the browser', async () => {
    const { actor, send } = at('settings');
    await render(<ProfileMenu actor={actor} />);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    entries()[2]?.dispatchEvent(click);
    expect([send.mock.calls.length, click.defaultPrevented]).toEqual([0, false]);
  });
});
