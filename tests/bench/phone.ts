import { switchBackend } from '../support/backends/switch-backend';
import { loadUntilUsable, timeFigures } from './before-usable';
import { inTurns } from './in-turns';
import { PAGES } from './measured-pages';
import { OWN, type Bench } from './result';
import { routeChanges } from './route-changes';
import { MORE_PAIRS, PAIRS } from './route-pairs';
import { serveApp } from './served-app';
import { NETWORK, PHONE, SLOWDOWN } from './watched-page';

const ROUTES = 'routes';
const ROUNDS = 5;
const GOAL = { atMost: 100, from: OWN } as const;

/** The paths of the measured pages, and the changes between screens. */
export const parts: readonly string[] = [...Object.keys(PAGES), ROUTES];

/**
 * What a person waits for on a phone in a real browser, with a slow network and processor: until a page that is
 * opened without a cache can be used, and until the next screen shows when everything is loaded. Wall-clock times.
 * Rounds: loads, route changes there and back.
 */
export const run: Bench = (target, { rounds, only }) =>
  serveApp(target, async (app) => {
    const wanted = parts.filter((part) => only.length === 0 || only.includes(part));
    console.log(
      `  ${PHONE.width} px wide, ${NETWORK.down / 1e6} Mbit/s, ${NETWORK.latency} ms latency, processor ${SLOWDOWN} times slower`,
    );
    // Customers do not see the banner of a demo.
    await switchBackend(app.url, { config: { demo: false } });
    const site = { name: target.name, origin: app.url };
    const paths = wanted.filter((part) => part !== ROUTES);
    const loaded = await loadUntilUsable(app.browser, [site], paths, rounds ?? ROUNDS);
    const changed = wanted.includes(ROUTES)
      ? await routeChanges(app, { pairs: [...PAIRS, ...MORE_PAIRS], on: 'phone', goal: GOAL, rounds })
      : { figures: [], problems: [] };
    return {
      figures: [...timeFigures(target.name, loaded.series), ...changed.figures],
      problems: [...loaded.problems, ...changed.problems],
    };
  });

export const compare = inTurns(run, parts);
