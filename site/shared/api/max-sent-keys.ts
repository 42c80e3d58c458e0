/** How many idempotency keys one request may name, and so how many a device stores of a player. */
export const MAX_SENT_KEYS = 100;
