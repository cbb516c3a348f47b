import { html, type Html, type HtmlValue } from './html';

/**
 * A table. If it is too wide it scrolls horizontally; on a phone each row is a card that repeats the headings. The roles
 * keep it a table for screen readers there.
 */
export const table = (
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly HtmlValue[])[],
): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${caption}">
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          ${headings.map((heading) => html`<th scope="col" role="columnheader">${heading}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (cells) =>
            html`<tr role="row">
              ${cells.map((cell, index) => html`<td role="cell" data-label="${headings[index]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
