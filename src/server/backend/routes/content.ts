import { done } from '../http/answers';
import { forAdmin, forAnyone, type Operations } from '../http/operation';
import { contactPage, customerNavigation, privacyPage, termsPage } from '../services/information';
import type { Services } from './services';

/** Information pages and navigation (section 7). */
export function contentOperations({ clock }: Services): Operations {
  return {
    getTerms: forAnyone(() => done(termsPage(clock.now()))),
    getPrivacy: forAnyone(() => done(privacyPage(clock.now()))),
    getContact: forAnyone(() => done(contactPage(clock.now()))),
    getNav: forAnyone(({ caller: { user } }) => done(user && !user.admin ? customerNavigation : [])),
    // The admin area has no pages yet.
    getAdminNav: forAdmin(() => done([])),
  };
}
