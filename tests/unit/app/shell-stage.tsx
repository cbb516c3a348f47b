import { expect } from 'vitest';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import type { navigationMachine } from '../../../machines/app/navigation/navigation.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { aoife, config, profileItem } from '../../../machines/samples';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { NavItem, User } from '../../../src/domain/entities';
import type { CompanyDetails } from '../../../src/features/app/header/header-props';
import { Shell } from '../../../src/features/app/header/shell';
import { PAGE_ID } from '../../../src/ui/page-id';
import { render, settling } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const item = (label: string, link: string): NavItem => ({ ...profileItem, label, link });
const items = [
  profileItem,
  item('Our app', 'https://example.com/'),
  item('Contact Us', 'event:contact'),
  item('Terms', 'event:terms'),
  item('Fly', 'event:fly'),
];

type Stage = {
  readonly user?: User | null;
  readonly items?: readonly NavItem[] | null;
  readonly tags?: readonly string[];
  readonly open?: boolean;
  readonly busy?: boolean;
  readonly company?: CompanyDetails | null;
  readonly full?: boolean;
};

export async function show(stage: Stage = {}) {
  const { user = aoife, tags = [], open = false, busy = false, company = config, full = false } = stage;
  const session = stillActor<typeof sessionMachine>({
    context: { user, landing: null, reauthenticating: null, readAt: 0, premiumless: null },
  });
  const links = stillActor<typeof resourceMachine>({
    context: {
      items: stage.items === undefined ? items : stage.items,
      leftOut: 0,
      unreachable: false,
      owner: null,
      growsStale: true,
    },
    hasTag: (tag: string) => tags.includes(tag),
  });
  const navigation = stillActor<typeof navigationMachine>({ matches: () => open });
  const logout = stillActor<typeof logoutMachine>({ hasTag: () => busy });
  await render(
    <div id={PAGE_ID}>
      <Shell
        session={session.actor}
        links={links.actor}
        navigation={navigation.actor}
        logout={logout.actor}
        company={company}
        full={full}
        path="/profile"
        isRoute={(path) => path === '/profile'}
      >
        <h1>Content</h1>
      </Shell>
    </div>,
  );
  // Its code comes when it opens.
  if (open) await settling(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  return { links: links.send, navigation: navigation.send, logout: logout.send };
}

export const within = (selector: string) => {
  const box = document.querySelector<HTMLElement>(selector);
  if (box === null) throw new Error(`There is no ${selector}`);
  return {
    box,
    texts: (what: string) => [...box.querySelectorAll(what)].map(({ textContent }) => textContent.trim()),
    named: (name: string) => {
      const found = [...box.querySelectorAll<HTMLElement>('a, button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
      );
      if (!found) throw new Error(`${selector} has nothing called ${name}`);
      return found;
    },
  };
};
export const header = () => within('header');
export const drawer = () => within('[role=dialog]');
export const footer = () => within('footer');
export const person = () => header().box.querySelector<HTMLElement>('[aria-haspopup=menu]');
