import type { BrowserContext, Page } from 'playwright-core';
import { actFor, enterAsGuest, lookAt, signInQuietly, type DemoName } from '../browser/sign-in-quietly';

export type Stage = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Signs a demo account in without the login screen. */
  readonly signIn: (name: string) => Promise<void>;
  readonly enterAsGuest: () => Promise<void>;
  /** Signs the admin in and starts acting for a customer. */
  readonly actFor: (customer: DemoName) => Promise<void>;
  /** Signs the admin in, who then only looks at a customer's account. */
  readonly lookAt: (customer: DemoName) => Promise<void>;
};

export const stageOf = (page: Page, context: BrowserContext): Stage => ({
  page,
  context,
  signIn: (name) => signInQuietly(context, name),
  enterAsGuest: () => enterAsGuest(context),
  actFor: (customer) => actFor(context, customer),
  lookAt: (customer) => lookAt(context, customer),
});

/** The widths of the screens in the tests (px): phone, tablet, desktop. */
export const widths = [390, 768, 1280] as const;
export type Width = (typeof widths)[number];

/**
 * A screen or dialog in one of its states, and how to reach it. Used by axe, the narrow screen and the screenshots.
 */
export type ScreenState = {
  readonly name: string;
  readonly show: (stage: Stage) => Promise<unknown>;
  /** The requests that fail in this state, which the browser's console reports. */
  readonly provokes?: RegExp;
  /** What the router or React logs to the console in this state. */
  readonly provokesLine?: RegExp;
  /** The widths that have this state, if not all do (for example a drawer on a desktop). */
  readonly widths?: readonly Width[];
};

export const widthsOf = (state: ScreenState): readonly Width[] => state.widths ?? widths;
