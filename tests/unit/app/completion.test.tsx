// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import { aoife, config, impersonatedAoife } from '../../../machines/samples';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { User } from '../../../src/domain/entities';
import { CompletionBody } from '../../../src/features/premium/completion/completion-body';
import {
  completionTexts,
  type CompletionKind,
} from '../../../src/features/premium/completion/completion-text';
import { Person } from '../../../src/features/app/person/person';
import { ActingScreen } from '../../../src/features/session/impersonation/acting-screen';
import { render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

afterEach(unmount);

const sessionOf = (user: User) =>
  stillActor<typeof sessionMachine>({
    context: { user, landing: null, reauthenticating: null, readAt: 0, premiumless: null },
  }).actor;

const nameless = { firstName: ' ', lastName: '' };

describe('a completion screen', () => {
  const greeting = async (kind: CompletionKind, user: User) => {
    await render(<CompletionBody kind={kind} session={sessionOf(user)} company={config} />);
    return document.querySelector('p')?.textContent;
  };

  it.each([
    ['welcome', 'Congratulations, Aoife!', 'Congratulations!'],
    ['application', 'Thank you, Aoife.', 'Thank you.'],
    ['subscribed', 'Thank you for choosing Premium, Aoife.', 'Thank you for choosing Premium.'],
  ] as const)('of %s greets with the first name, or without a name', async (kind, named, unnamed) => {
    expect(await greeting(kind, aoife)).toBe(named);
    expect(await greeting(kind, { ...aoife, ...nameless })).toBe(unnamed);
  });

  it('has a title for each type', () => {
    expect(new Set(Object.values(completionTexts).map(({ title }) => title)).size).toBe(3);
  });
});

describe('a customer without a name', () => {
  it('is shown by email address to the admin who acts for them', async () => {
    const { actor } = stillActor<typeof logoutMachine>({});
    await render(<ActingScreen logout={actor} customer={{ ...impersonatedAoife, ...nameless }} />);
    expect(document.querySelector('h1')?.textContent).toBe('You are acting for aoife.byrne@example.com');
  });

  it('is shown the same way in the header', async () => {
    await render(<Person session={sessionOf({ ...aoife, ...nameless })} />);
    expect(document.body.textContent).toContain('aoife.byrne@example.com');
  });
});
