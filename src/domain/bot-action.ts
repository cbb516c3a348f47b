/** The five actions for which a bot-check token is requested (S7.botCheckTokens, D4.7). */
export type BotAction = 'register' | 'register_card' | 'update_user' | 'password_reset' | 'correspondence';
