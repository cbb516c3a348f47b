import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { contentSecurityPolicy } from '../../src/build/csp';
import type { BuildLayout } from '../../src/build/layout';
import { LOGIN_ALONE, writeSite } from './served-site';
import { readStaticLogin, stylesOf } from './static-site';

/**
 * Builds `react-alone-login.tsx` like a project with only React, without our settings.
 *
 * @returns the address of its only script
 */
async function buildScript({ root }: BuildLayout, outDir: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'tests/bench/react-alone-login.tsx') },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk, ...more] = outputs.flatMap((built) => ('output' in built ? built.output : []));
  if (chunk === undefined || more.length > 0) throw new Error('React alone is not one script');
  return `/${chunk.fileName}`;
}

/**
 * A site with the same login page, rendered in the browser by only React, to show the cost of the library itself.
 * Served by the same gateway as the app.
 */
export const writeReactAlone = (built: BuildLayout): Promise<BuildLayout> =>
  writeSite(built, 'react-alone', async ({ client }) => {
    const page = await readStaticLogin(built);
    const script = await buildScript(built, client);
    const html = page
      .replace('</head>', `<script type="module" src="${script}"></script></head>`)
      .replace(/<body>.*<\/body>/su, '<body><div id="root"></div></body>')
      // The root replaces the parts of the body in the hand-written page.
      .replace('</style>', '#root{display:contents}</style>');
    await cp(join(built.client, 'favicon.svg'), join(client, 'favicon.svg'));
    await writeFile(join(client, 'login.html'), html);
    return { pages: LOGIN_ALONE, policy: contentSecurityPolicy({ scripts: [], styles: stylesOf(html) }) };
  });
