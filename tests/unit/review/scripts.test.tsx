// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletFormPort } from '../../../src/features/cards/card-entry/card-form-port';
import { chartOf } from '../../../src/review/model/chart';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { openCardPort } from '../../../src/review/screens/card-port';
import { faultLabels } from '../../../src/review/scripts/executor.types';
import { scriptsAsCsv, scriptsAsMarkdown } from '../../../src/review/scripts/script-text';
import type { ScriptSet } from '../../../src/review/scripts/script.types';
import { scriptedFlows } from '../../../src/review/scripts/part';
import { scriptOf, scriptSet } from '../../../src/review/scripts/scripts';
import { DEMO_PASSWORD } from '../../../src/review/scripts/sentences';
import { simulator, testNumbers } from '../../../src/review/scripts/simulator-words';
import { TEST_NUMBERS } from '../../../src/payments/simulator/card-numbers';
import { texts } from '../../../src/payments/simulator/texts';
import { demoPrices } from '../../../src/features/registration/submission/submission.scripts';
import { standardPrices } from '../../../src/server/backend/services/content/configuration';
import { faultKinds } from '../../../src/server/backend/sandbox/faults';
import { DEMO_PASSWORD as seededPassword, demoAccounts } from '../../../src/server/backend/seeds/accounts';

let port: WalletFormPort;
const sets = new Map<string, ScriptSet>();
const made = (name: string): ScriptSet => {
  const set = sets.get(name);
  if (set === undefined) throw new Error(`${name} has no scripts`);
  return set;
};

beforeAll(async () => {
  // The scripts are read as in a browser, where nobody announces what is drawn.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  port = await openCardPort();
  for (const name of scriptedFlows) sets.set(name, await scriptSet(name, port));
}, 600_000);
afterAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  for (const [name, { scripts, taken, untaken }] of sets)
    console.info(
      `${name}: ${scripts.length} scripts take ${taken.length} of ${taken.length + untaken.length} branches.`,
    );
});

const all = Object.values<Flow>(flows);
const charts = all.map(({ machine }) => chartOf(machine));
const stateIds = charts.flatMap(({ states }) => states.map(({ id }) => id)).filter((id) => id.includes('.'));
const stateKeys = new Set(charts.flatMap(({ states }) => states.slice(1).map(({ key }) => key)));
const eventNames = new Set(
  charts
    .flatMap(({ branches }) => branches)
    .filter(({ trigger }) => trigger.kind === 'event')
    .map(({ trigger }) => trigger.name),
);

/** What stands between the texts of the screen: the script's own words. */
const ownWords = (text: string): readonly string[] =>
  text
    .replaceAll(/"[^"]*"/gu, ' ')
    .split(/[^\p{L}.]+/u)
    .map((word) => word.replaceAll(/^\.+|\.+$/gu, ''))
    .filter((word) => word !== '');

describe.each([...scriptedFlows])('the scripts of %s', (name) => {
  it('exist, start with the person, and say what is seen after each step', () => {
    const { scripts } = made(name);
    expect(scripts.length).toBeGreaterThan(0);
    for (const { title, steps } of scripts) {
      expect(steps[0]?.does[0], title).toMatch(/^(Sign in as |Begin signed out)/u);
      for (const step of steps) expect(step.sees.length + step.gone.length, title).toBeGreaterThan(0);
    }
  });

  it('have unique names, which begin with the flow and say what is seen', () => {
    const titles = made(name).scripts.map(({ title }) => title);
    expect(titles.filter((title) => !/^"[^"]+": "[^"]+"/u.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('take every branch that a person can cause, and say why not the others', () => {
    const { taken, untaken } = made(name);
    const left = untaken.map(({ branch }) => branch);
    expect(new Set([...taken, ...left]).size).toBe(taken.length + left.length);
    const reasons = untaken.map(({ branch, reason }) => `${branch}: ${reason}`);
    expect({ taken: taken.length, untaken: reasons }).toMatchSnapshot();
  });

  it('name only what a person sees: no state and no event', () => {
    for (const text of [scriptsAsMarkdown(made(name).scripts), scriptsAsCsv(made(name).scripts)]) {
      expect(stateIds.filter((id) => text.includes(id))).toEqual([]);
      expect([...eventNames].filter((event) => event.includes('.') && text.includes(event))).toEqual([]);
      const words = new Set(ownWords(text));
      expect([...words].filter((word) => eventNames.has(word))).toEqual([]);
      expect([...words].filter((word) => stateKeys.has(word))).toEqual([]);
      // In the texts of the screen a name of two words in one would be one of ours.
      const inside = new Set(text.split(/[^\p{L}]+/u));
      const joined = [...stateKeys].filter((key) => /[a-z][A-Z]/u.test(key) && inside.has(key));
      expect(joined).toEqual([]);
    }
  });

  it('are identical, byte for byte, each time', async () => {
    const [script] = made(name).scripts;
    if (script === undefined) throw new Error('There is no script');
    const again = await scriptOf(name, script.path, port);
    expect(scriptsAsMarkdown([{ ...again, title: script.title }])).toBe(scriptsAsMarkdown([script]));
  });

  it('contain no secret and no call name except those of the console', () => {
    expect(scriptsAsMarkdown(made(name).scripts)).not.toMatch(/undefined|\[object|NaN/u);
  });

  // Some are followed from their text alone, in `tests/browser/review/test-scripts.all.test.ts`.
  it('are written as the browser follows them', async () => {
    await expect(scriptsAsMarkdown(made(name).scripts)).toMatchFileSnapshot(`./scripts/${name}.md`);
  });
});

it('a chart name in a script is detected', () => {
  expect(ownWords('Press "Add card". You are authenticating.')).toContain('authenticating');
  expect(stateKeys.has('authenticating')).toBe(true);
});

it('a table has a row for each sentence, and keeps quotes', () => {
  const table = scriptsAsCsv([
    {
      title: 'One',
      path: { input: 'adding', steps: [] },
      steps: [{ does: ['Press "A".'], sees: ['B, "C"'], gone: [] }],
    },
  ]);
  expect(table.split('\r\n')).toEqual([
    '"Script","Step","What","Sentence"',
    '"One","1","Do","Press ""A""."',
    '"One","1","Check","You see ""B, ""C""""."',
    '',
  ]);
});

it('quote the sandbox, its accounts and the simulated provider exactly', () => {
  expect(faultKinds).toMatchObject(faultLabels);
  expect(DEMO_PASSWORD).toBe(seededPassword);
  expect(demoAccounts.new.email).toBe('new@cabrank.test');
  expect(demoPrices).toEqual({
    personal: standardPrices.personalPriceDiscounted,
    business: standardPrices.businessPriceDiscounted,
    businessAgain: standardPrices.businessStandardPrice,
  });
  const { challenge } = texts;
  expect(simulator).toMatchObject({
    number: texts.number,
    expiry: texts.expiry,
    cvc: texts.cvc,
    complete: challenge.complete,
    fail: challenge.fail,
    close: challenge.close,
    check: challenge.explanation,
  });
  expect(challenge.title('Visa')).toMatch(new RegExp(`${simulator.bank}$`, 'u'));
  const { incomplete, ...whole } = testNumbers;
  expect(TEST_NUMBERS).toEqual(
    expect.arrayContaining(Object.values(whole).map((number) => number.replaceAll(' ', ''))),
  );
  expect(whole.accepted).toMatch(new RegExp(`^${incomplete}`, 'u'));
});

it('refuses to write a script of steps that no person can do', async () => {
  await expect(scriptOf('card-add', { input: 'selecting', steps: [] }, port)).rejects.toThrow(/begins/u);
  const waiting = { input: 'adding', steps: [{ tick: 1 }] };
  await expect(scriptOf('card-add', waiting, port)).rejects.toThrow(/longer/u);
});
