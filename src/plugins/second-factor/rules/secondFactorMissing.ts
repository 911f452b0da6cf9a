/** SQL condition over `users`: the role requires a second factor, and the account has none. */
export const SECOND_FACTOR_MISSING_SQL = `
  EXISTS (SELECT 1 FROM website_settings_second_factor_roles WHERE value::text = users.role::text)
  AND NOT EXISTS (
    SELECT 1 FROM second_factors WHERE account_id = users.id AND confirmed_at IS NOT NULL
  )`
