/** The five actions that a bot-check token is made for (S7.botCheckTokens, D4.7). */
export type BotAction = 'register' | 'register_card' | 'update_user' | 'password_reset' | 'correspondence';
