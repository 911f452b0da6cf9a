import { UNMET_ACCOUNT_REQUIREMENT_SQL } from '@/src/domain/accounts/unmetRequirement'

/** SQL condition over `users`: an account that may read applications. All others count as no recruiter. */
export const RECRUITER_SQL = `users.status = 'active' AND NOT (${UNMET_ACCOUNT_REQUIREMENT_SQL})`
