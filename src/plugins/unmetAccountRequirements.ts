import { SECOND_FACTOR_MISSING_SQL } from './second-factor/rules/secondFactorMissing'

/** SQL conditions over `users`: an account for which one is true has no rights until it is not. */
export const unmetAccountRequirements: readonly string[] = [SECOND_FACTOR_MISSING_SQL]
