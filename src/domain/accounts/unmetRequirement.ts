import { unmetAccountRequirements } from '@/src/plugins/unmetAccountRequirements'

/**
 * SQL condition over `users`: whether an account lacks something that plugins require of it. Such
 * an account has no rights (`hasStaffRights`).
 */
export const UNMET_ACCOUNT_REQUIREMENT_SQL =
  unmetAccountRequirements.map((unmet) => `(${unmet})`).join(' OR ') || 'false'
