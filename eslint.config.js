import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importDirections } from './src/build/import-directions.js';

const outside = [
  'Date',
  'Math',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'globalThis',
  'process',
  'console',
];

const inline = (selector, message) => ({ selector, message });
const chart = "CallExpression[callee.property.name='createMachine']";
const listOf = (kind) =>
  `${chart} Property[key.name=/^(actions|entry|exit)$/] > ${kind}, ${chart} Property[key.name=/^(actions|entry|exit)$/] > ArrayExpression > ${kind}`;

/** The conventions of the design's chapter "Statecharts" that syntax alone can tell. */
const chartConventions = [
  inline(`${chart} Property[key.name='guard'] > :function`, 'Guards are named in setup(), none inline.'),
  inline(
    `${chart} Property[key.name='guard'] > CallExpression:not([callee.name=/^(and|or|not)$/])`,
    'Guards are named in setup(), none inline.',
  ),
  inline(listOf(':function'), 'Actions are named in setup(), none inline.'),
  inline(listOf('CallExpression'), 'Actions are named in setup(), none inline.'),
  inline(
    `${chart} Property[key.name='invoke'] ObjectExpression:has(> Property[key.name='src']):not(:has(> Property[key.name='id'][value.type='Literal']))`,
    'Every invoke has a literal id.',
  ),
  inline(
    `${chart} Property[key.name='after'] > ObjectExpression > Property[key.type='Literal']`,
    'Delays are named in setup({ delays }).',
  ),
  inline(`${chart} Property[key.name='delay'] > Literal`, 'Delays are named in setup({ delays }).'),
];

const noFocus = [
  inline(
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fails)$/]',
    'Every test runs, and runs whole.',
  ),
];

export default defineConfig(
  globalIgnores(['node_modules', 'dist', '.data', '.artifacts', 'coverage', 'src/api/contract/schema.d.ts']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts'],
    plugins: { cabrank: { rules: { 'import-directions': importDirections } } },
    rules: { 'cabrank/import-directions': ['error', import.meta.dirname] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 250 }],
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'It is wrong in Node 20 and 22: src/domain/parse-url.ts.',
        },
      ],
    },
  },
  {
    // A chart is one literal and cannot be divided.
    files: ['machines/**/*.machine.ts'],
    rules: { 'max-lines': ['error', { max: 500 }] },
  },
  {
    files: ['src/{domain,api,payments,provide,routes,ui,features,messages}/**/*.{ts,tsx}', 'src/main.tsx'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // `Record<never, never>` is the input of an actor without one.
    files: ['machines/**/*.ts', 'src/provide/**/*.ts'],
    rules: { '@typescript-eslint/no-generated-empty-object-type': 'off' },
  },
  {
    // XState's idiom `types: {} as {…}`.
    files: ['machines/**/*.ts', 'tests/{machines,model,unit/review}/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  {
    // The review's own charts are written like all others.
    files: ['src/review/**/*.{machine,setup}.ts'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['machines/**/*.ts'],
    rules: {
      // The typed placeholder `provided<T>(name)`.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      'no-restricted-globals': [
        'error',
        ...outside.map((name) => ({
          name,
          message: 'Machines are pure: time, chance and the outside come as events or are provided.',
        })),
      ],
      'no-restricted-syntax': ['error', ...chartConventions],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noFocus] },
  },
  {
    files: ['tests/{machines,model}/**/*.ts', 'src/review/play/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['setTimeout', 'setInterval'].map((name) => ({
          name,
          message: 'Time in machine tests is the simulated clock.',
        })),
      ],
    },
  },
);
