import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Which layer may import which. `:types` allows only types. Files without a line here (tests, configuration,
 * `src/build`, `src/main.tsx`) combine the layers and may import anything but tests.
 *
 * The folder of a flow, `src/features/<area>/<flow>`, has four kinds of files:
 *
 * - `*.provide.ts`: the real actors, guards and actions of its chart; only these reach the server and the browser;
 * - `*.route.tsx`: creates the actor for a URL and passes it to the screen;
 * - `*.flow.ts`, `*.views.tsx` and `*.scripts.ts`: describe the flow for the flow review and the tests; they are part
 *   of the review, not of the app;
 * - all others: the views, which read charts and send events.
 */
const directions = {
  machines: ['domain:types'],
  recording: ['domain', 'machines:types'],
  domain: [],
  messages: ['domain:types'],
  ui: ['domain', 'machines/app/form-press', 'platform/late-code', 'platform/appearance'],
  api: ['domain'],
  payments: ['domain', 'platform/late-code'],
  platform: ['domain'],
  'app/environment': ['machines', 'api', 'payments', 'platform', 'messages', 'domain', 'recording'],
  view: ['machines', 'ui', 'domain', 'messages', 'platform/late-code'],
  provide: ['recording', 'app/environment', 'machines', 'api', 'payments', 'platform', 'messages', 'domain'],
  route: [
    'view',
    'provide',
    'app',
    'app/environment',
    'machines',
    'ui',
    'domain',
    'messages',
    'platform/late-code',
  ],
  app: [
    'recording',
    'route',
    'view',
    'provide',
    'app/environment',
    'machines',
    'ui',
    'domain',
    'messages',
    'platform/late-code',
  ],
  // To show a fault, the review runs the whole app.
  review: [
    'route',
    'view',
    'provide',
    'app',
    'app/environment',
    'machines',
    'recording',
    'ui',
    'domain',
    'messages',
  ],
  // Mails and older pages use the app's theme.
  server: ['domain', 'api/contract', 'ui/brand-colours', 'ui/fonts'],
};

/**
 * The areas whose views an area may use besides its own and those of `shared`, which is below all areas: the payment
 * profiles and the wizard show cards, and adding Premium uses the registration's wizard.
 */
const areas = {
  app: ['settings'],
  content: ['legacy'],
  premium: ['registration'],
  profiles: ['cards', 'registration'],
  registration: ['cards'],
  session: ['app', 'settings'],
};

/**
 * Layers that may run a machine file. All others may only import types, and values from `*.selectors`. `ui` may
 * import one chart, `form-press`: every form runs its own and provides all that it needs.
 */
const runners = new Set(['machines', 'provide', 'review', 'ui']);

/** By the end of a file name, with or without extension, because imports omit it. */
const kinds = { provide: 'provide', route: 'route', flow: 'review', views: 'review', scripts: 'review' };

const kindOf = (name) => kinds[/\.(\w+?)(?:\.tsx?)?$/u.exec(name)?.[1]] ?? 'view';

/**
 * The layer of a file, and the names under which a direction may allow it: `src/api/contract/x.ts` is in `api` and
 * also named `api/contract`, `src/ui/brand.ts` is also named `ui/brand`. `null` for a file outside the layers.
 */
function locate(root, path) {
  const [top, ...parts] = relative(root, path).split(sep);
  if (top === 'tests') return { layer: 'tests', names: ['tests'], area: null };
  if (top === 'machines')
    return { layer: top, names: [top, [top, ...parts.slice(0, 2)].join('/')], area: null };
  if (top !== 'src') return null;
  const [first, second] = parts;
  if (first === 'features') {
    const layer = kindOf(parts.at(-1));
    return { layer, names: [layer], area: second };
  }
  const folder = `${first}/${second}`.replace(/\.tsx?$/u, '');
  const layer = [folder, first].find((name) => name in directions) ?? 'root';
  return { layer, names: layer === first ? [first, folder] : [layer], area: null };
}

const areaIsOpen = (from, to) =>
  to.layer !== 'view' ||
  !['view', 'route'].includes(from.layer) ||
  [from.area, 'shared', ...(areas[from.area] ?? [])].includes(to.area);

function isAllowed(from, to, typesOnly) {
  const allowed = directions[from.layer];
  if (!allowed) return to.layer !== 'tests';
  if (!areaIsOpen(from, to)) return false;
  if (from.layer === to.layer) return true;
  return allowed.some((entry) => {
    const [name, kind] = entry.split(':');
    return to.names.includes(name) && (kind !== 'types' || typesOnly);
  });
}

const importsTypesOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  node.type === 'TSImportType' ||
  (node.type === 'ImportDeclaration' &&
    node.specifiers.length > 0 &&
    node.specifiers.every((specifier) => specifier.importKind === 'type'));

/**
 * Lint rule against imports that violate `directions`. Option: the project's root folder; defaults to the
 * working directory.
 */
const importDirections = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      upward:
        '{{from}} must not import {{kind}} from {{to}}: see the import directions in src/build/import-directions.js.',
      chart: '{{from}} reads machines through their types and *.selectors files, never by running the chart.',
      pure: "A machine file's only value imports are 'xstate' and machines/placeholder.ts; take types with `import type`.",
    },
  },
  create(context) {
    const root = context.options[0] ?? context.cwd;
    const from = locate(root, context.filename);
    if (!from || from.layer === 'tests') return {};

    /** Machine files share `placeholder.ts`. Fixtures share `samples.ts`, and import one another. */
    const isShared = (specifier) =>
      context.filename.endsWith('.fixtures.ts')
        ? /^(\.\.\/)+(samples|([\w-]+\/)+[\w-]+\.fixtures)$/.test(specifier)
        : specifier === '../../placeholder' && context.filename.endsWith('.machine.ts');

    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const specifier = source.value;
      const typesOnly = importsTypesOnly(node);
      if (from.layer === 'machines' && !typesOnly && specifier !== 'xstate' && !isShared(specifier)) {
        context.report({ node: source, messageId: 'pure' });
        return;
      }
      const message = /^#messages\/(.+)$/.exec(specifier);
      const target = message
        ? resolve(root, 'src/messages/en-IE', message[1])
        : specifier.startsWith('.') && resolve(dirname(context.filename), specifier);
      const to = target && locate(root, target);
      if (!to) return;
      if (!isAllowed(from, to, typesOnly)) {
        const kind = typesOnly ? 'types' : 'anything';
        const nameOf = ({ area, layer }) => (area === null ? layer : `${layer} of ${area}`);
        context.report({
          node: source,
          messageId: 'upward',
          data: { from: nameOf(from), to: nameOf(to), kind },
        });
      } else if (to.layer === 'machines' && directions[from.layer] && !runners.has(from.layer)) {
        if (!typesOnly && !specifier.endsWith('.selectors')) {
          context.report({ node: source, messageId: 'chart', data: { from: from.layer } });
        }
      }
    };

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    };
  },
};

export default { meta: { name: 'cabrank' }, rules: { 'import-directions': importDirections } };
