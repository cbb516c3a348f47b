import { done } from '../http/answers';
import { forAdmin, forAnyone, type Operations } from '../http/operation';
import { contactPage, privacyPage, termsPage } from '../services/content/information';
import { adminNavigation, navigation } from '../services/content/navigation';
import { listOwnedAccounts } from '../storage/repositories/account-users';
import type { Services } from './services';

/** Information pages, the contact form and navigation (S7.calls.6, S7.calls.7, S7.calls.8). */
export function contentOperations({ executor, clock, switches, sendContactMessage }: Services): Operations {
  return {
    getTerms: forAnyone(() => done(termsPage(clock.now()))),
    getPrivacy: forAnyone(() => done(privacyPage(clock.now()))),
    getContact: forAnyone(() => done(contactPage(clock.now()))),
    sendContactMessage: forAnyone<'sendContactMessage'>(async ({ body, address }) => {
      await sendContactMessage(body, address);
      return done(undefined, "Thank you. We've received your message.");
    }),
    getNav: forAnyone(async ({ caller: { user } }) => {
      const owned = user ? await listOwnedAccounts(executor, user.id) : [];
      return done(navigation(user, owned.length > 0));
    }),
    getAdminNav: forAdmin(() => done(adminNavigation(switches.current().extensions))),
  };
}
