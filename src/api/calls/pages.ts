import type { ContactPage, Page } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readContactPage, readPage } from '../codec/content';
import { at } from '../path';
import type { FormOf } from '../wire';

/** The terms (S7.calls.6). */
export const getTerms = (client: Client, options?: CallOptions): Promise<Page> =>
  client.call({ url: at('/api/content/terms'), ...options }, (answer, place) =>
    readPage(answer.response, place),
  );

/** The privacy statement (S7.calls.6). */
export const getPrivacy = (client: Client, options?: CallOptions): Promise<Page> =>
  client.call({ url: at('/api/content/privacy'), ...options }, (answer, place) =>
    readPage(answer.response, place),
  );

/** The contact form's title and subjects (S7.calls.6). */
export const getContact = (client: Client, options?: CallOptions): Promise<ContactPage> =>
  client.call({ url: at('/api/content/contact'), ...options }, (answer, place) =>
    readContactPage(answer.response, place),
  );

/** Sends a message (S7.calls.7, S3.contactMessage.1). `subject` is the id of a subject, `phone` is E.164. */
export const sendContactMessage = async (
  client: Client,
  message: FormOf<'ContactForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({ url: at('/api/content/contact'), method: 'post', data: message, ...options });
};
