import type { ContactPage, Page } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readContactPage, readPage } from '../codec/content';
import { at } from '../path';
import type { FormOf } from '../wire';

/** The terms (specification, section 7). */
export const getTerms = (client: Client, options?: CallOptions): Promise<Page> =>
  client.call({ url: at('/api/content/terms'), ...options }, (answer, place) =>
    readPage(answer.response, place),
  );

/** The privacy statement (specification, section 7). */
export const getPrivacy = (client: Client, options?: CallOptions): Promise<Page> =>
  client.call({ url: at('/api/content/privacy'), ...options }, (answer, place) =>
    readPage(answer.response, place),
  );

/** The contact form's title and subjects (specification, section 7). */
export const getContact = (client: Client, options?: CallOptions): Promise<ContactPage> =>
  client.call({ url: at('/api/content/contact'), ...options }, (answer, place) =>
    readContactPage(answer.response, place),
  );

/** Sends a message (specification, section 7); `subject` is the id of a subject, `phone` E.164. */
export const sendContactMessage = async (
  client: Client,
  message: FormOf<'ContactForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({ url: at('/api/content/contact'), method: 'post', data: message, ...options });
};
