import { recaptchaScript, useRecaptchaKey } from '../stripe/fake-recaptcha';
import { AddCardDialog, validFor } from '../cards/add-card-dialog';
import { Notices } from '../pages/notices';
import { sampleNotices } from '../matrix/sample-notices';
import { showProfile } from './profile/manage-payments';
import type { ScreenState } from './screen-state';

/** The notices above the screen, and the message in a dialog whose bot check failed. */
export const noticeScreens: readonly ScreenState[] = [
  {
    name: 'notices',
    show: async (stage) => {
      const notices = new Notices(stage.page);
      await notices.listen();
      await (await showProfile(stage, 'standard')).loaded();
      for (const notice of sampleNotices) await notices.show(notice);
      await notices.close('Warning!').waitFor();
    },
  },
  {
    name: 'notices-bot-check-blocked',
    provokes: recaptchaScript,
    show: async (stage) => {
      await useRecaptchaKey(stage.page);
      await stage.page.route(recaptchaScript, (route) => route.abort());
      const profile = await showProfile(stage, 'standard');
      await profile.loaded();
      await profile.addCard.first().click();
      const dialog = new AddCardDialog(stage.page);
      await dialog.number.waitFor();
      await dialog.fill('Everyday', validFor('4242424242424242'));
      await dialog.submit.click();
      await dialog.failure.getByText('Nothing was sent').waitFor();
    },
  },
];
