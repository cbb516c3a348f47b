import type { BotAction } from '../domain/bot-action';

/** Distinguishes people from programs by a token for each submitted form (S7.botCheckTokens). */
export interface BotCheck {
  /**
   * Loads the provider's script if needed. After a failure it is requested again.
   *
   * @param key the deployment's site key
   */
  load(key: string, signal: AbortSignal): Promise<void>;
  /** Creates the token of a form; rejects if the script is not loaded. */
  token(key: string, action: BotAction, signal: AbortSignal): Promise<string>;
}

/**
 * A bot check whose adapter is a separate chunk, loaded once. Screens do not download it before a form is submitted.
 */
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
