import { invalid } from '../http/answers';
import { servedGroups, type ExtensionGroup, type Switched, type Switches } from '../services/shared/switches';
import { faultKinds, type FaultKind, type FaultOrder } from './faults';
import { fieldsOf, oneOf, sentOf, text, wholeNumber, yesOrNo, type Sent } from './input';
import { configFields, premiumFields } from './switch-fields';

/** Longer than any timeout of the app (ms). */
export const LONGEST_DELAY_MS = 60_000;
export const MOST_TIMES = 1000;
export const MOST_CHALLENGES = 3;

/** Enough to expire every session, card and subscription (ms). */
export const FARTHEST_MS = 20 * 365 * 24 * 60 * 60 * 1000;

const kinds = Object.keys(faultKinds) as FaultKind[];

/**
 * Reads a fault order.
 *
 * @param operationIds operations that this backend offers
 * @throws Refusal 400 naming what is wrong
 */
export function faultOrderOf(sent: Sent, operationIds: ReadonlySet<string>): FaultOrder {
  const call = text(sent, 'call', 200) ?? '';
  if (!operationIds.has(call) && !/^\/(api|legacy|sandbox\/intents)(\/|$)/.test(call)) {
    throw invalid({ call: 'An operation of the contract, or a path under /api or /legacy.' });
  }
  const kind = oneOf(sent, 'kind', kinds);
  const [min, max] = kind === 'unavailable' ? [500, 599] : [400, 499];
  return {
    call,
    kind,
    times: wholeNumber(sent, 'times', { min: 1, max: MOST_TIMES, otherwise: 1 }),
    delayMs: wholeNumber(sent, 'delayMs', {
      min: 0,
      max: LONGEST_DELAY_MS,
      otherwise: kind === 'delay' ? 3000 : 0,
    }),
    status:
      kind === 'refused' || kind === 'unavailable'
        ? wholeNumber(sent, 'status', { min, max, otherwise: kind === 'refused' ? 400 : 503 })
        : 0,
    message: text(sent, 'message', 500),
    intent: sent['intent'] === undefined ? 'setup' : oneOf(sent, 'intent', ['setup', 'payment'] as const),
  };
}

/**
 * Reads a clock offset (ms) from `offsetMs`, `advanceMs` (added to the current offset) or `now` (ISO 8601).
 *
 * @param real the real time
 */
export function clockOffsetOf(sent: Sent, current: number, real: Date): number {
  const range = { min: -FARTHEST_MS, max: FARTHEST_MS };
  if (sent['now'] !== undefined && sent['now'] !== '') {
    const wanted = text(sent, 'now', 40) ?? '';
    // A form's date and time has no zone. The console shows UTC.
    const moment = new Date(/T\d\d:\d\d(:\d\d)?$/.test(wanted) ? `${wanted}Z` : wanted);
    const offset = moment.getTime() - real.getTime();
    if (!(Math.abs(offset) <= FARTHEST_MS)) throw invalid({ now: 'Enter a date and time within 20 years.' });
    return offset;
  }
  if (sent['advanceMs'] === undefined) return wholeNumber(sent, 'offsetMs', range);
  const sum = current + wholeNumber(sent, 'advanceMs', range);
  if (Math.abs(sum) > FARTHEST_MS) throw invalid({ advanceMs: 'The total is limited to 20 years.' });
  return sum;
}

function groupsOf(value: unknown): readonly ExtensionGroup[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const unknown = given.filter((group) => !servedGroups.some((served) => served === group));
  if (unknown.length > 0) throw invalid({ extensions: `Choose from: ${servedGroups.join(', ')}.` });
  return servedGroups.filter((group) => given.includes(group));
}

/**
 * Reads changes of switches: any of `config`, `premiumConfig` (single fields of each), `extensions`, `rateLimits` and
 * `challenges`. Switches that are not named keep their value.
 *
 * @throws Refusal 400 naming what is wrong
 */
export function switchesOf(sent: Sent, current: Switched): Parameters<Switches['change']>[0] {
  const known = ['config', 'premiumConfig', 'extensions', 'rateLimits', 'challenges'];
  const unknown = Object.keys(sent).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid({ [unknown]: 'There is no such switch.' });
  const { config, premiumConfig, extensions, rateLimits, challenges } = sent;
  return {
    ...(config === undefined
      ? {}
      : { config: { ...current.config, ...fieldsOf(sentOf(config), configFields) } }),
    ...(premiumConfig === undefined
      ? {}
      : { premiumConfig: { ...current.premiumConfig, ...fieldsOf(sentOf(premiumConfig), premiumFields) } }),
    ...(extensions === undefined ? {} : { extensions: groupsOf(extensions) }),
    ...(rateLimits === undefined ? {} : { rateLimits: yesOrNo(sent, 'rateLimits') }),
    ...(challenges === undefined
      ? {}
      : { challenges: wholeNumber(sent, 'challenges', { min: 1, max: MOST_CHALLENGES }) }),
  };
}
