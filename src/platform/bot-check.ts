import type { BotAction } from '../domain/bot-action';

/** Tells people from programs: makes a token for each form that is sent (S7.botCheckTokens). */
export interface BotCheck {
  /**
   * Loads the provider's script, if it is not there yet; after a failure it is asked for anew.
   *
   * @param key the deployment's site key
   */
  load(key: string, signal: AbortSignal): Promise<void>;
  /** Makes the token of one form; rejects where the script is not there. */
  token(key: string, action: BotAction, signal: AbortSignal): Promise<string>;
}

/** The bot check whose adapter is a chunk of its own, fetched once: no screen pays for it before a form is sent. */
export const createBotCheck = (open: () => Promise<BotCheck>): BotCheck => {
  let opening: Promise<BotCheck> | null = null;
  const adapter = async (): Promise<BotCheck> => {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  return {
    load: async (key, signal) => (await adapter()).load(key, signal),
    token: async (key, action, signal) => (await adapter()).token(key, action, signal),
  };
};
