import { accountRequirements } from '@/src/plugins/accountRequirements'

/**
 * SQL condition over `users`: whether an account lacks something that plugins require of it. Such an
 * account has no rights (`isStaff`).
 */
export const UNMET_ACCOUNT_REQUIREMENT_SQL =
  accountRequirements.map((unmet) => `(${unmet})`).join(' OR ') || 'false'
