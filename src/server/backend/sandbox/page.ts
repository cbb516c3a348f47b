import type { components } from '../../../api/contract/schema';
import { html, type Html } from '../legacy/html';
import { piecesOf } from '../mail/links';
import { servedGroups, type Switched } from '../services/shared/switches';
import type { MailRow } from '../storage/server-tables';
import { form, line, select, switchField, tick } from './controls';
import { faultKinds, type Fault } from './faults';
import { reference } from './reference';
import { styleElement } from './styles';
import { configFields, premiumFields, type Fields } from './switch-fields';

export type ConsoleState = {
  readonly mails: readonly MailRow[];
  /** Filters the outbox by recipient; empty for all. */
  readonly to: string;
  readonly faults: readonly Fault[];
  readonly operationIds: readonly string[];
  /** The time of the backend, including a tester's offset. */
  readonly now: Date;
  readonly switched: Switched;
  readonly config: components['schemas']['Config'];
  readonly premiumConfig: components['schemas']['PremiumConfig'];
  /** Result of the last action. */
  readonly notice: { readonly kind: 'done' | 'refused'; readonly text: string } | null;
};

const utc = new Intl.DateTimeFormat('en-IE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Shows a moment as `20 Nov 2026, 10:05:00 UTC`: the console's clock is set in UTC too. */
const time = (moment: Date): Html =>
  html`<time datetime="${moment.toISOString()}">${utc.format(moment)} UTC</time>`;

/** Turns paths of this website in the text of a mail into links. */
const withLinks = (text: string): Html =>
  html`${piecesOf(text).map((piece) => (piece.isPath ? html`<a href="${piece.text}">${piece.text}</a>` : piece.text))}`;

const mail = ({ subject, recipient, sent_at: at, kind, body }: MailRow): Html =>
  html`<article>
    <h3>${subject}</h3>
    <p>To ${recipient}, ${time(at)}, ${kind}</p>
    ${body.split('\n\n').map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}
  </article>`;

const outbox = ({ mails, to }: ConsoleState): Html =>
  html`<section id="outbox" aria-labelledby="outbox-heading">
    <h2 id="outbox-heading">Outbox</h2>
    <p>Every email from the backend, newest first. Without SMTP_URL, none of them leaves this machine.</p>
    <form method="get" action="/sandbox#outbox">
      ${line({ id: 'to', name: 'to', label: 'Recipient', value: to })}
      <button type="submit">Show</button>
    </form>
    ${mails.length === 0 ? html`<p>There are no emails.</p>` : mails.map(mail)}
  </section>`;

const faultRow = ({ call, kind, times, delayMs, status }: Fault): Html =>
  html`<tr>
    <td><code>${call}</code></td>
    <td>
      ${faultKinds[kind]}${status > 0 && html` (${status})`}${delayMs > 0 && html`, after ${delayMs} ms`}
    </td>
    <td>${times}</td>
  </tr>`;

const faultConsole = ({ faults, operationIds }: ConsoleState): Html =>
  html`<section id="faults" aria-labelledby="faults-heading">
    <h2 id="faults-heading">Faults</h2>
    ${
      faults.length === 0
        ? html`<p>No faults are waiting.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Call</th>
                  <th scope="col">Fault</th>
                  <th scope="col">Times left</th>
                </tr>
              </thead>
              <tbody>
                ${faults.map(faultRow)}
              </tbody>
            </table>
          </div>`
    }
    ${form(
      '/sandbox/faults',
      'Add fault',
      html`<div class="fields">
        ${line({ id: 'call', name: 'call', label: 'Calls to', list: 'calls' })}
        <datalist id="calls">
          ${['/api', '/legacy', ...operationIds].map((id) => html`<option value="${id}"></option>`)}
        </datalist>
        ${select({ id: 'kind', name: 'kind', label: 'Fault' }, Object.entries(faultKinds), 'delay')}
        ${line({ id: 'times', name: 'times', label: 'How many calls', value: '1', type: 'number' })}
        ${line({ id: 'delay', name: 'delayMs', label: 'Delay (ms)', type: 'number' })}
        ${line({ id: 'status', name: 'status', label: 'Status, for refusals and pages', type: 'number' })}
        ${line({ id: 'message', name: 'message', label: 'Message, for refusals' })}
        ${select(
          { id: 'intent', name: 'intent', label: 'Intent, for 402' },
          [
            ['setup', 'Setup intent'],
            ['payment', 'Payment intent'],
          ],
          'setup',
        )}
      </div>`,
    )}
    ${faults.length > 0 && form('/sandbox/faults/clear', 'Clear faults')}
  </section>`;

const HOUR_MS = 60 * 60 * 1000;
const steps: readonly (readonly [label: string, ms: number])[] = [
  ['Forward one hour', HOUR_MS],
  ['Forward one day', 24 * HOUR_MS],
  ['Forward one month', 31 * 24 * HOUR_MS],
  ['Forward one year', 366 * 24 * HOUR_MS],
];

const clock = ({ now, switched: { clockOffsetMs } }: ConsoleState): Html =>
  html`<section id="clock" aria-labelledby="clock-heading">
    <h2 id="clock-heading">Clock</h2>
    <p>
      The time of the backend is
      ${time(now)}${clockOffsetMs === 0 ? ', the real time' : html`, ${clockOffsetMs / 1000} s ahead`}.
      Sessions, cards and subscriptions use this clock.
    </p>
    ${form(
      '/sandbox/clock',
      'Set the clock',
      line({
        id: 'now',
        name: 'now',
        label: 'Date and time (UTC)',
        type: 'datetime-local',
        value: now.toISOString().slice(0, 19),
      }),
    )}
    <div class="steps">
      ${steps.map(([label, ms]) =>
        form('/sandbox/clock', label, html`<input type="hidden" name="advanceMs" value="${ms}" />`),
      )}
      ${
        clockOffsetMs !== 0 &&
        form('/sandbox/clock', 'Back to real time', html`<input type="hidden" name="offsetMs" value="0" />`)
      }
    </div>
  </section>`;

function fieldsForm(
  part: 'config' | 'premiumConfig',
  legend: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Html {
  return form(
    '/sandbox/switches',
    `Save ${legend.toLowerCase()}`,
    html`<input type="hidden" name="part" value="${part}" />
      <fieldset>
        <legend>${legend}</legend>
        <div class="fields">
          ${Object.entries(fields).map(([name, kind]) =>
            switchField(`${part}-${name}`, name, kind, values[name]),
          )}
        </div>
      </fieldset>`,
  );
}

const switches = ({ switched, config, premiumConfig }: ConsoleState): Html =>
  html`<section id="switches" aria-labelledby="switches-heading">
    <h2 id="switches-heading">Switches</h2>
    ${form(
      '/sandbox/switches',
      'Save rules',
      html`<input type="hidden" name="part" value="rules" />
        <fieldset>
          <legend>Extension groups</legend>
          ${servedGroups.map((group) =>
            tick(
              { id: `group-${group}`, name: 'extensions[]', label: group },
              group,
              switched.extensions.includes(group),
            ),
          )}
        </fieldset>
        <fieldset>
          <legend>Rules</legend>
          ${tick({ id: 'rate-limits', name: 'rateLimits', label: 'Rate limits' }, '1', switched.rateLimits)}
          ${select(
            { id: 'challenges', name: 'challenges', label: 'Challenges that a payment asks for' },
            [
              ['1', 'One'],
              ['2', 'Two: a second 402'],
              ['3', 'Three'],
            ],
            String(switched.challenges),
          )}
        </fieldset>`,
    )}
    ${fieldsForm('config', 'Configuration', configFields, config)}
    ${fieldsForm('premiumConfig', 'Premium configuration', premiumFields, premiumConfig)}
    ${form('/sandbox/switches/restore', 'Reset everything')}
  </section>`;

/** Renders the testers' console as a page that works without scripts. */
export function consolePage(state: ConsoleState): string {
  const { notice } = state;
  return html`<!doctype html>
    <html lang="en-IE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>Sandbox - Cabrank</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <h1>Sandbox</h1>
          <nav aria-label="Sandbox">
            <a href="#outbox">Outbox</a> <a href="#faults">Faults</a> <a href="#clock">Clock</a>
            <a href="#switches">Switches</a> <a href="#json">For tests</a> <a href="/">Open the app</a>
          </nav>
        </header>
        <main>
          ${notice && html`<p role="${notice.kind === 'done' ? 'status' : 'alert'}">${notice.text}</p>`}
          ${outbox(state)} ${faultConsole(state)} ${clock(state)} ${switches(state)} ${reference()}
        </main>
      </body>
    </html> `.text;
}
