import { email as emailRule } from '../../../../domain/rule';
import { invalid, Refusal } from '../../http/answers';
import { check } from '../../services/shared/field-texts';
import { button, form, input, refused } from '../form';
import { html } from '../html';
import { field, message, page, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';

/** Requesting and using a link for a new password (S2.publicRoutes.5, S2.publicRoutes.7). */
export function passwordPages({ passwords }: OlderServices): readonly LegacyPage[] {
  function ask(path: string, app: boolean): LegacyPage {
    const sheet = ({ form: sent }: Visit, refusal: Refusal | null): PageAnswer =>
      page(
        'Lost password',
        html`${refused(refusal?.message)}
        ${form(
          `/legacy${path}`,
          input({
            name: 'email',
            label: 'Email Address',
            type: 'email',
            value: field(sent, 'email'),
            error: refusal?.details.errors?.email,
            autocomplete: 'username',
          }),
          html`<p>${button('Send me a link')}</p>`,
        )}`,
        refusal,
      );
    return {
      path,
      access: 'anyone',
      show: (visit) => sheet(visit, null),
      submit: async (visit) => {
        try {
          const email = field(visit.form, 'email');
          const wrong = check(email, emailRule);
          if (wrong !== null) throw invalid({ email: wrong });
          await passwords.requestReset({ email, app, address: visit.address });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return sheet(visit, error);
        }
        return message('Lost password', "If there's an account with this address, we've sent a link to it.");
      },
    };
  }

  function renew(path: string): LegacyPage {
    const sheet = (refusal: Refusal | null): PageAnswer =>
      page(
        'New password',
        html`${refused(refusal?.message)}
        ${form(
          '',
          input({
            name: 'password',
            label: 'New Password',
            type: 'password',
            autocomplete: 'new-password',
            error: refusal?.details.errors?.newPassword,
          }),
          html`<p>${button('Change password')}</p>`,
        )}`,
        refusal,
      );
    return {
      path,
      access: 'anyone',
      show: () => sheet(null),
      submit: async ({ form: sent, params, address }) => {
        const typed = sent.password;
        const newPassword = typeof typed === 'string' ? typed : '';
        try {
          await passwords.reset({ code: params.code ?? '', newPassword, address });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return sheet(error);
        }
        return page(
          'New password',
          html`<p class="done" role="status">Your password was changed.</p>
            <p><a href="/legacy/login">Sign in</a></p>`,
        );
      },
    };
  }

  return [
    ask('/lost-pass', false),
    ask('/lost-pass/app', true),
    renew('/reset/:code'),
    renew('/reset/app/:code'),
  ];
}
