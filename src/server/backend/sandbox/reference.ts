import { html, type Html } from '../legacy/html';
import { faultKinds } from './faults';

const endpoints: readonly (readonly [call: string, what: string])[] = [
  ['GET /sandbox/outbox?to=', 'The emails sent, newest first; `to` limits them to one address.'],
  ['GET /sandbox/faults', 'The faults that are waiting.'],
  [
    'POST /sandbox/faults',
    '{ call, kind, times?, delayMs?, status?, message?, intent? }: the next `times` (1) calls to `call` get `kind`. `call` is an operationId of the contract or a path under /api or /legacy with all below it. `status` is for refused (400) and unavailable (503), `message` for refused, `intent` (setup, payment) for 402; `delayMs` works with every kind.',
  ],
  ['POST /sandbox/faults/clear', 'Clears all faults.'],
  ['GET /sandbox/clock', '{ now, offsetMs }: the time of the backend, and how far it is ahead.'],
  [
    'POST /sandbox/clock',
    '{ now } (ISO 8601), { advanceMs } or { offsetMs }: moves the clock, also for expiry and sessions.',
  ],
  ['GET /sandbox/switches', 'The current value of every switch.'],
  [
    'POST /sandbox/switches',
    '{ config?, premiumConfig?, extensions?, rateLimits?, challenges? }: single fields of the first two (null: missing); `extensions` is the list of groups that are listed and served; `challenges` is how many times a payment asks for 3-D Secure: 2 makes a second 402, 3 a third.',
  ],
  ['POST /sandbox/switches/restore', 'Resets every switch and the clock.'],
];

/** Renders text between backticks as code. */
const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** The console's reference for automated tests. */
export const reference = (): Html =>
  html`<section id="json" aria-labelledby="json-heading">
    <h2 id="json-heading">For automated tests</h2>
    <p>
      The same as JSON, with the header <code>X-Requested-With: XMLHttpRequest</code>. Responses are the
      envelope of the contract: <code>{ code, response }</code>; invalid input is 400 with
      <code>errors</code>. Switches and the clock survive a restart, faults do not.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          ${endpoints.map(
            ([call, what]) =>
              html`<tr>
                <td><code>${call}</code></td>
                <td>${withCode(what)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h3>Kinds of faults</h3>
    <ul>
      ${Object.entries(faultKinds).map(([kind, what]) => html`<li><code>${kind}</code> ${what}</li>`)}
    </ul>
    <pre><code>curl -H 'X-Requested-With: XMLHttpRequest' -H 'Content-Type: application/json' \\
  -d '{"call":"viewCards","kind":"unavailable","times":2}' http://localhost:3000/sandbox/faults</code></pre>
  </section>`;
