/** The five actions that a bot-check token is made for (specification, section 7; decisions, section 4). */
export type BotAction = 'register' | 'register_card' | 'update_user' | 'password_reset' | 'correspondence';

/** Makes bot-check tokens; one is asked for when a form is sent, never before. */
export interface BotCheck {
  token(action: BotAction, signal?: AbortSignal): Promise<string>;
}

/** Without a site key there is nothing to check with: the token is empty (decisions, section 4). */
export const noBotCheck: BotCheck = { token: () => Promise.resolve('') };
