/** The parts of the size report, by their npm packages. */
const PARTS: readonly (readonly [part: string, packages: RegExp])[] = [
  ['React', /^(?:react|react-dom|scheduler)$/],
  ['XState', /^(?:xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)$/],
  ['Router', /^@tanstack\//],
  ['Chakra, Ark and Emotion', /^(?:@(?:chakra-ui|ark-ui|zag-js|emotion|pandacss)\/|stylis)/],
  [
    'Formik',
    /^(?:formik|lodash-es|deepmerge|react-fast-compare|react-is|hoist-non-react-statics|tiny-warning|tslib)$/,
  ],
  ['Yup', /^(?:yup|tiny-case|toposort|property-expr)$/],
  ['Font addresses', /^src\/ui\/fonts\//],
];

/** Our own code: a path of the repository. */
const OWN = 'Cabrank';

/** The bundler's own code between the modules. */
const GLUE = 'Bundler';

/** Everything else from node_modules: packages that have not been assigned to a part. */
export const UNKNOWN = 'Other packages';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * @param source path of a module in the source map; empty for the bundler's own code
 * @returns the part of the report that includes the module
 */
export function partOf(source: string): string {
  if (source === '' || source.startsWith('\0') || /(?:^|\/)(?:rolldown|vite)\//.test(source)) return GLUE;
  const name = PACKAGE.exec(source)?.[1]?.replace('\\', '/');
  if (name === undefined) return OWN;
  return PARTS.find(([, packages]) => packages.test(name))?.[0] ?? UNKNOWN;
}

/** What must not be in the first load of /login, because only later screens need it. */
export const FORBIDDEN: readonly (readonly [what: string, source: RegExp])[] = [
  ['Stripe', /[\\/]@stripe[\\/]|src\/payments\/(?!access\.ts|load\.ts)/],
  ['zxcvbn', /zxcvbn/],
  ['phone metadata', /libphonenumber/],
  [
    'overlay components',
    /@zag-js\/(?:dialog|dismissable|focus-trap|interact-outside|toast)|@floating-ui|src\/ui\/(?:dialog|drawer)\./,
  ],
  [
    'profile code',
    /src\/features\/(?:cards|profiles|settings)\/|src\/app\/shell\/(?:profile-page|signed-in-frame)/,
  ],
  ['review code', /src\/review\//],
  ['server code', /src\/server\//],
];
