import { dirname, relative, resolve, sep } from 'node:path';

/**
 * The import directions of the design: each layer and the layers it may import from. A trailing `:types` allows
 * nothing but types; `machines` are read by views through their types and `*.selectors` alone. What has no line here
 * (tests, configuration, `src/build`, `src/main.tsx`) composes the others and may import anything but tests. Whoever
 * imports a part of the app later does it by `platform/late-code`.
 */
const directions = {
  machines: ['domain:types'],
  domain: [],
  messages: ['domain:types'],
  ui: ['domain', 'machines/form-press', 'platform/late-code'],
  api: ['domain'],
  payments: ['domain', 'platform/late-code'],
  platform: ['domain'],
  features: ['machines', 'ui', 'domain', 'messages', 'platform/late-code'],
  provide: ['machines', 'api', 'payments', 'platform', 'messages', 'domain'],
  routes: ['features', 'provide', 'machines', 'ui', 'domain', 'messages', 'platform/late-code'],
  // Where it shows a fault, it shows the whole app.
  review: ['features', 'provide', 'routes', 'machines', 'ui', 'domain', 'messages'],
  // Its mails look like the app.
  server: ['domain', 'api/contract', 'ui/brand-colours'],
};

/**
 * Layers that may run a machine file: everyone else takes types, and values from `*.selectors` only. `ui` may import one
 * chart: every form runs it for itself, and gives it all that it needs.
 */
const runners = new Set(['machines', 'provide', 'review', 'ui']);

/**
 * `src/api/contract/x.ts` → `{ layer: 'api', folder: 'api/contract' }`, `src/ui/brand.ts` → `folder: 'ui'` and
 * `file: 'ui/brand'`; `null` for a file outside the layers.
 */
function locate(root, path) {
  const parts = relative(root, path).split(sep);
  const [first, second, third] = parts[0] === 'src' ? parts.slice(1) : parts;
  if (parts[0] === 'tests') return { layer: 'tests', folder: 'tests' };
  if (parts[0] !== 'src' && parts[0] !== 'machines') return null;
  if (!(first in directions)) return { layer: parts[0] === 'src' ? 'root' : first, folder: first };
  if (third !== undefined) return { layer: first, folder: `${first}/${second}` };
  return { layer: first, folder: first, file: `${first}/${second}`.replace(/\.tsx?$/u, '') };
}

function isAllowed(from, to, typesOnly) {
  if (from.layer === to.layer) return true;
  const allowed = directions[from.layer];
  if (!allowed) return to.layer !== 'tests';
  return allowed.some((entry) => {
    const [folder, kind] = entry.split(':');
    return [to.layer, to.folder, to.file].includes(folder) && (kind !== 'types' || typesOnly);
  });
}

const importsTypesOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  node.type === 'TSImportType' ||
  (node.type === 'ImportDeclaration' &&
    node.specifiers.length > 0 &&
    node.specifiers.every((specifier) => specifier.importKind === 'type'));

/** Lint rule: no import against `directions`. Option: the project's root folder, the folder of the run without it. */
const importDirections = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      upward:
        '{{from}} must not import {{kind}} from {{to}}: see the import directions in src/build/import-directions.js.',
      chart: '{{from}} reads machines through their types and *.selectors files, never by running the chart.',
      pure: "A machine file's only value import is 'xstate'; take types with `import type`.",
    },
  },
  create(context) {
    const root = context.options[0] ?? context.cwd;
    const from = locate(root, context.filename);
    if (!from || from.layer === 'tests') return {};

    /** Fixtures share their people and things; a chart and its types stand alone. */
    const isSample = (specifier) =>
      context.filename.endsWith('.fixtures.ts') &&
      /^\.\.\/(samples|[\w-]+\/[\w-]+\.fixtures)$/.test(specifier);

    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const specifier = source.value;
      const typesOnly = importsTypesOnly(node);
      if (from.layer === 'machines' && !typesOnly && specifier !== 'xstate' && !isSample(specifier)) {
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
        context.report({
          node: source,
          messageId: 'upward',
          data: { from: from.layer, to: to.folder, kind },
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
