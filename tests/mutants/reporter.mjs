// Stryker's reporter for `try.ts`. It writes a line for each mutant as soon as it was tried, so that nothing is lost
// when the time limit ends.
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

class Lines {
  onMutantTested({ fileName, location, replacement, status, static: isStatic }) {
    const line = JSON.stringify({ fileName, location, replacement, status, static: isStatic === true });
    appendFileSync(process.env.CABRANK_TRIED, `${line}\n`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'lines', Lines)];
