import { Refusal } from '../../http/answers';
import { button, form, input, refused } from '../form';
import { html } from '../html';
import { field, page, redirect, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';
import { browserOf } from './sign-in';

const fields = [
  { name: 'name', label: 'Your name', autocomplete: 'name', maxlength: 100 },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  {
    name: 'email',
    label: 'Email for the confirmation (optional)',
    type: 'email',
    autocomplete: 'email',
  },
] as const;

/** Booking without an account (S2.publicRoutes.2, S6.1). */
export function guestPages({ signIn }: OlderServices): readonly LegacyPage[] {
  const sheet = ({ form: sent }: Visit, refusal: Refusal | null): PageAnswer =>
    page(
      'Book as a guest',
      html`${refused(refusal?.message)}
        ${form(
          '/legacy/guest',
          fields.map((entry) =>
            input({
              ...entry,
              value: field(sent, entry.name),
              error: refusal?.details.errors?.[entry.name],
            }),
          ),
          html`<p>${button('Continue')}</p>`,
        )}
        <p>To pay by card, you need an account: <a href="/legacy/register">Register</a></p>`,
      refusal,
    );

  return [
    {
      path: '/guest',
      access: 'anyone',
      show: (visit) => {
        const { user } = visit.caller;
        return user
          ? page(
              'Welcome',
              html`<p>Hello ${user.first_name}${user.guest && ", you're booking as a guest"}.</p>
                <p><a href="new-booking">Book a taxi</a></p>`,
            )
          : sheet(visit, null);
      },
      submit: async (visit) => {
        const [name, phone, email] = fields.map((entry) => field(visit.form, entry.name));
        try {
          const guest = { name: name ?? '', phone: phone ?? '', email: email ?? '' };
          const { sessionId: id, device } = await signIn.asGuest(guest, browserOf(visit));
          return redirect('/legacy/guest', { id, device });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return sheet(visit, error);
        }
      },
    },
  ];
}
