import { brandColours } from '../../../ui/brand-colours';
import { Html, html } from '../legacy/html';
import { COMPANY_NAME } from '../services/shared/mail';
import type { MailRow } from '../storage/server-tables';
import { piecesOf } from './links';

/** A mail as plain text and in the look of the app, with the same words. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string };

const light = (name: keyof typeof brandColours): string => brandColours[name][0];
const dark = (name: keyof typeof brandColours): string => brandColours[name][1];

/** Mail clients support few styles, and many drop style sheets, so the important styles are inline. */
const styles = {
  body: `margin:0;padding:0;background:${light('street')}`,
  outer: `background:${light('street')}`,
  card: `width:100%;max-width:600px;background:${light('surface')};border:1px solid ${light('divider')}`,
  head: `padding:16px 24px;background:${light('primary')};color:${light('onPrimary')};font:bold 18px/1.5 Ubuntu,Arial,sans-serif`,
  content: `padding:24px;color:${light('ink')};font:16px/1.5 Ubuntu,Arial,sans-serif`,
  heading: 'margin:0 0 16px;font-size:20px;line-height:1.3',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  link: `color:${light('ink')};text-decoration:underline`,
} as const;

const darkScheme = [
  `body,.outer{background:${dark('street')}!important}`,
  `.card{background:${dark('surface')}!important;border-color:${dark('divider')}!important}`,
  `.head{background:${dark('primary')}!important;color:${dark('onPrimary')}!important}`,
  `.content,.content a{color:${dark('ink')}!important}`,
].join('');

const styleSheet = new Html(`<style>@media (prefers-color-scheme:dark){${darkScheme}}</style>`);

/** The start of a line that consists of the words for a link and its path: `Sign in: /login`. */
const WORDS_OF_LINK = /^([^.:]+): $/u;

const linkTo = (url: string, words: string): Html =>
  html`<a href="${url}" style="${styles.link}">${words}</a>`;

/** A path with words of its own is linked from these. Any other path is shown as a whole URL. */
function lineOf(website: string, line: string): Html {
  const pieces = piecesOf(line);
  const [start, path, rest, ...more] = pieces;
  const words = WORDS_OF_LINK.exec(start?.text ?? '')?.[1];
  if (words !== undefined && path && rest?.text === '' && more.length === 0) {
    return linkTo(website + path.text, words);
  }
  return html`${pieces.map(({ text, isPath }) => (isPath ? linkTo(website + text, website + text) : text))}`;
}

const paragraph = (website: string, text: string): Html =>
  html`<p style="${styles.paragraph}">
    ${text.split('\n').map((line, index) => [index > 0 && new Html('<br />'), lineOf(website, line)])}
  </p>`;

function page(website: string, { subject, body }: Pick<MailRow, 'subject' | 'body'>): string {
  return html`<!doctype html>
    <html lang="en-IE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${styleSheet}
      </head>
      <body style="${styles.body}">
        <table
          class="outer"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${styles.outer}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table class="card" role="presentation" cellpadding="0" cellspacing="0" style="${styles.card}">
                <tr>
                  <td class="head" style="${styles.head}">${COMPANY_NAME}</td>
                </tr>
                <tr>
                  <td class="content" style="${styles.content}">
                    <h1 style="${styles.heading}">${subject}</h1>
                    ${body.split('\n\n').map((text) => paragraph(website, text))}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/**
 * Renders a mail of the outbox for its recipient.
 *
 * @param website origin of the website, which is put before its paths
 */
export function letterOf(website: string, mail: Pick<MailRow, 'subject' | 'body'>): Letter {
  const text = piecesOf(mail.body)
    .map((piece) => (piece.isPath ? website + piece.text : piece.text))
    .join('');
  return { subject: mail.subject, text, html: page(website, mail) };
}
