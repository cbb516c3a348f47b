/** What the size report counts together, by the npm packages of each part. */
const PARTS: readonly (readonly [part: string, packages: RegExp])[] = [
  ['React', /^(?:react|react-dom|scheduler)$/],
  ['XState', /^(?:xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)$/],
  ['Router', /^@tanstack\//],
  ['Chakra and Emotion', /^(?:@chakra-ui\/|@emotion\/|@pandacss\/|stylis)/],
  ['Font addresses', /^src\/ui\/fonts\//],
];

/** Our own code: a path of the repository. */
const OWN = 'Cabrank';

/** What the bundler adds between the modules. */
const GLUE = 'Bundler';

/** Everything else from node_modules: a part that nobody has decided on. */
export const UNKNOWN = 'Other packages';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * @param source path of a module as the source map names it; empty for what the bundler has written
 * @returns the part of the report that the module's code counts for
 */
export function partOf(source: string): string {
  if (source === '' || source.startsWith('\0') || /(?:^|\/)(?:rolldown|vite)\//.test(source)) return GLUE;
  const name = PACKAGE.exec(source)?.[1]?.replace('\\', '/');
  if (name === undefined) return OWN;
  return PARTS.find(([, packages]) => packages.test(name))?.[0] ?? UNKNOWN;
}

/** What must not be in the first load of /login (design, "Views and forms"; issue: only later screens need it). */
export const FORBIDDEN: readonly (readonly [what: string, source: RegExp])[] = [
  ['Formik and Yup', /[\\/](?:formik|yup)[\\/]/],
  ['Stripe', /[\\/]@stripe[\\/]|src\/payments\/(?!access\.ts|load\.ts)/],
  ['zxcvbn', /zxcvbn/],
  ['phone metadata', /libphonenumber/],
  ['overlay components', /@ark-ui|@zag-js|@floating-ui|src\/ui\/(?:dialog|drawer|menu|tooltip)/],
  ['profile code', /src\/features\/(?:cards|profile)\/|src\/routes\/(?:profile-page|signed-in-frame)/],
  ['review code', /src\/review\//],
  ['server code', /src\/server\//],
];
