/** The five actions that a bot-check token is made for (specification, section 7; decisions, section 4). */
export type BotAction = 'register' | 'register_card' | 'update_user' | 'password_reset' | 'correspondence';
