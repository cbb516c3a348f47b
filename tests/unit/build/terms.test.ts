import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const MESSAGES = 'src/messages';
const BACKEND = 'src/server/backend';
/** Where the backend writes to customers and the office; its sandbox shows testers dates as they are sent. */
const WRITTEN_BY_BACKEND = ['legacy', 'mail', 'services'].map((folder) => join(BACKEND, folder));

type Rule = {
  /** What no text says. */
  readonly never: string;
  readonly because: string;
  readonly pattern: RegExp;
  /** A text that breaks the rule. */
  readonly broken: string;
  /** A text that keeps it. */
  readonly kept: string;
  /** The folders whose texts keep it. */
  readonly where: readonly string[];
  /** The words that are asked for to the letter, and the requirement that asks for them. */
  readonly asked: Readonly<Record<string, string>>;
};

const rules: readonly Rule[] = [
  {
    never: 'e-mail',
    because: 'the word is email, as in the label Email Address',
    pattern: /\be-mail/iu,
    broken: 'E-mail us',
    kept: 'Check your email',
    where: [MESSAGES, BACKEND],
    asked: { 'Invalid e-mail address.': 'S5.email' },
  },
  {
    never: 'mail for a message',
    because: 'the word is email; mail is a server’s, or part of an address or an option',
    pattern: /(?<![\w@./-])mail(?:s|ed|ing)?(?!\w|[@./-]\w|\s+server)/iu,
    broken: 'No mails after some minutes?',
    kept: 'A mail server sends the email: npm run admin:create -- <email> --mail',
    where: [MESSAGES, BACKEND],
    asked: {},
  },
  {
    never: 'log in or log out',
    because: 'people sign in and sign out',
    pattern: /(?<![\w./-])log(?:s|ged|ging)?(?:\s+|-)?(?:in|out)\b/iu,
    broken: 'You are logged in',
    kept: 'Sign in here: /admin/login',
    where: [MESSAGES, BACKEND],
    asked: {
      Logout: 'S2.navigation.2',
      'Default Page on Login': 'S2.profilePage.2',
      'Go to the login page': 'D3.8',
    },
  },
  {
    never: 'somebody',
    because: 'the word is someone',
    pattern: /\bsomebody\b/iu,
    broken: 'Somebody else uses this email address',
    kept: 'Someone else uses this email address',
    where: [MESSAGES, BACKEND],
    asked: {},
  },
  {
    never: 'journey',
    because: 'people take a trip',
    pattern: /\bjourneys?\b/iu,
    broken: 'Journeys per month',
    kept: 'Trips per month',
    where: [MESSAGES, BACKEND],
    asked: {},
  },
  {
    never: 'a date like 2026-12-24',
    because: 'people read 24 Dec 2026',
    pattern: /\b\d{4}-\d{2}-\d{2}/u,
    broken: 'It ends on 2026-12-24.',
    kept: 'It ends on 24 Dec 2026.',
    where: [MESSAGES, ...WRITTEN_BY_BACKEND],
    asked: {},
  },
  {
    never: 'an uncontracted not',
    because: 'the app speaks as a person does: couldn’t, can’t, don’t, isn’t',
    pattern: /\b(?:can ?|could |do |does |did |is |are |will |have |has )not\b/iu,
    broken: 'We could not load your cards',
    kept: "We couldn't load your cards",
    where: [MESSAGES],
    asked: { 'This action cannot be undone': 'S8.cancelSubscriptionConfirm' },
  },
];

type Text = {
  /** The file and the line. */
  readonly place: string;
  /** With `…` for a value, and with a date for a value that is one as it is sent. */
  readonly words: string;
};

/** One word in lower case is a path, a code or the name of a table. */
const FOR_PEOPLE = /^(?:\p{Lu}|<)|\S\s+\S/u;
const LOG = /(?:^|\.)(?:warn|log\.\w+)$/u;

/** What nobody reads on a screen or in an email: types, queries, the log. */
const isForMachines = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') ||
  (ts.isCallExpression(node) && LOG.test(node.expression.getText()));

const stands = (value: ts.Expression): string =>
  value.getText().includes('toISOString(') ? '2026-11-20T13:53:00.000Z' : '…';

/** The texts in a file's strings and templates, a template within a template for itself. */
function textsIn(file: string, source: string): readonly Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found: Text[] = [];
  const add = (node: ts.Node, words: string): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (FOR_PEOPLE.test(words)) found.push({ place: `${file}:${line + 1}`, words });
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ expression, literal }) => stands(expression) + literal.text);
      add(node, node.head.text + rest.join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const textsBelow = (folder: string): readonly Text[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')));

const breaks = ({ pattern, asked }: Rule, words: string): boolean =>
  pattern.test(Object.keys(asked).reduce((rest, literal) => rest.replaceAll(literal, ''), words));

describe('the texts of a file', () => {
  const wordsIn = (source: string) => textsIn('src/a.ts', source).map(({ words }) => words);

  it.each([
    ["const a = { title: 'Sign in', help: `Please try again.` };", ['Sign in', 'Please try again.']],
    ["const a = count === 1 ? 'One card' : `${count} cards`;", ['One card', '… cards']],
    ['const a = html`<p>${known && html`<b>Email</b>`}</p>`;', ['<p>…</p>', '<b>Email</b>']],
    ['const a = `It ends on ${day.toISOString().slice(0, 10)}.`;', ['It ends on 2026-11-20T13:53:00.000Z.']],
    ["throw new Refusal(409, 'Your request is waiting.');", ['Your request is waiting.']],
  ])('are those that people read: %s', (source, words) => {
    expect(wordsIn(source)).toEqual(words);
  });

  it.each([
    "import { Mail } from 'A mail';",
    "export { Mail } from 'A mail';",
    "type Kind = 'A mail' | 'Another';",
    "const a = executor.selectFrom('mails');",
    'const a = sql`update mails set body = ${body}`;',
    "app.log.error({ err: error }, 'A mail was not sent');",
    "warn('a mail was given up');",
    '// A mail',
  ])('are nothing else: %s', (source) => {
    expect(wordsIn(source)).toEqual([]);
  });
});

describe('the words of the app and the backend', () => {
  let texts: readonly Text[] = [];

  beforeAll(() => {
    texts = [MESSAGES, BACKEND].flatMap(textsBelow);
  }, 60_000);

  const textsOf = (folders: readonly string[]) =>
    texts.filter(({ place }) => folders.some((folder) => place.startsWith(folder)));

  it.each([
    [MESSAGES, 700],
    [BACKEND, 300],
  ])('include those in %s', (folder, count) => {
    expect(textsOf([folder]).length).toBeGreaterThan(count);
  });

  it.each(rules)('are never $never: $because', (rule) => {
    expect([rule.broken, rule.kept].map((words) => breaks(rule, words))).toEqual([true, false]);
    const wrong = textsOf(rule.where).filter(({ words }) => breaks(rule, words));
    expect(wrong.map(({ place, words }) => `${place}: ${words}`)).toEqual([]);
  });

  const asked = rules.flatMap((rule) => Object.entries(rule.asked));
  it.each(asked)('are “%s” where %s asks for it', (literal) => {
    expect(texts.filter(({ words }) => words.includes(literal))).not.toEqual([]);
  });
});
