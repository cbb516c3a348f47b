import { parse } from 'node:path';
import type { BuildLayout } from '../../src/build/layout';
import { laterLoad, type Manifest } from '../../src/build/manifest';
import { heavyIn, type Heavy } from '../support/heavy-code';

type Stage = {
  /** What a person comes to. */
  readonly what: string;
  /** The module that it begins with. */
  readonly key: string;
  readonly needs?: readonly Heavy[];
};

/** The wizards of registration and add-premium, in the order in which a person may come to their parts. */
const STAGES: readonly Stage[] = [
  { what: "A visitor's wizard", key: 'src/routes/registration-page.tsx', needs: ['phone metadata'] },
  { what: "A customer's wizard", key: 'src/routes/add-premium-page.tsx' },
  { what: 'Profile Type', key: 'src/features/stepper/fields/profile-type-fields.tsx' },
  { what: 'Profile Details', key: 'src/features/stepper/fields/profile-details-fields.tsx' },
  { what: 'Request Business+', key: 'src/features/stepper/fields/credit-account-fields.tsx' },
  { what: 'The card step', key: 'src/features/stepper/card-step.tsx', needs: ['Stripe'] },
  { what: "The card provider's access", key: 'src/payments/load.ts' },
  { what: 'Stripe', key: 'src/payments/stripe.ts', needs: ['Stripe'] },
  { what: 'The simulator', key: 'src/payments/simulator/simulator-port.ts', needs: ['Stripe'] },
  { what: 'The wallets', key: 'src/features/stepper/wallet-area.tsx', needs: ['Stripe', 'wallet'] },
  { what: "Stripe's wallets", key: 'src/payments/wallet.ts', needs: ['Stripe', 'wallet'] },
  {
    what: "The simulator's wallet",
    key: 'src/payments/simulator/wallet-element.ts',
    needs: ['Stripe', 'wallet'],
  },
  { what: 'The question before leaving', key: 'src/features/stepper/leave-dialog.tsx' },
  {
    what: "A password's strength, after the first sign-in",
    key: 'src/domain/strength-meter.ts',
    needs: ['zxcvbn'],
  },
];

/** What the report tells apart inside the chunks, by the modules that belong to it. */
export const WIZARD_PARTS: readonly (readonly [what: string, sources: RegExp])[] = [
  ['Account Details, which comes with the wizard', /src\/features\/stepper\/fields\/account-details/],
  ['chart of the steps', /machines\/stepper\//],
  ['chart of the submission', /machines\/submission\//],
  ['chart of the card entry', /machines\/card-entry\//],
  ['charts of registration and add-premium', /machines\/(?:registration|add-premium)\//],
  ['review', /src\/features\/stepper\/review/],
  ["the steps' rules and prices", /src\/domain\/(?:step-rules|steps|premium-offer)\./],
  ['phone metadata and its library', /libphonenumber|src\/domain\/phone\./],
  ["Stripe's wrapper for React", /[\\/]@stripe[\\/]react-stripe-js/],
];

export type StageLoad = {
  readonly what: string;
  /** The chunks that it brings beyond the first load and the stages before it; paths relative to `dist/client`. */
  readonly files: readonly string[];
};

/** A module that other chunks share as well is listed under its chunk, which has its name. */
const entryOf = (manifest: Manifest, key: string): string =>
  key in manifest
    ? key
    : (Object.keys(manifest).find((other) => manifest[other]?.name === parse(key).name) ?? key);

/** What each stage of a wizard downloads that none before it has. */
export function wizardLoads(manifest: Manifest): readonly StageLoad[] {
  const known = new Set<string>();
  return STAGES.map(({ what, key }) => {
    const files = laterLoad(manifest, entryOf(manifest, key)).filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    return { what, files };
  });
}

/** What a stage brings along that it does not need (issue: phone metadata, zxcvbn and Stripe at their step alone). */
export const wizardProblems = (layout: BuildLayout, manifest: Manifest): readonly string[] =>
  STAGES.flatMap(({ what, key, needs = [] }) =>
    [...new Set(laterLoad(manifest, entryOf(manifest, key)).flatMap((file) => heavyIn(layout, file)))]
      .filter((heavy) => !needs.includes(heavy))
      .map((heavy) => `${what} brings ${heavy} along`),
  );
