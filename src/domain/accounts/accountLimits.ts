import { HOUR_SECONDS } from '../durations'

const TEN_MINUTES_IN_SECONDS = 600

/** Maximum duration of a session, even an active one: after it the user must sign in again. */
export const MAX_STAFF_SESSION_MS = 12 * HOUR_SECONDS * 1000

export type AttemptLimit = { attempts: number; seconds: number }
export type AccountAttemptLimits = {
  onOneAccount: AttemptLimit
  onAnyAccount: AttemptLimit
  /** Limit on one account for all IP addresses together. */
  ofAccount?: AttemptLimit
}

/**
 * Rate limits per IP address, for one account and for all accounts together. An account has a limit
 * of its own only where the attacker must already know its password: otherwise a stranger could
 * lock the owner out.
 */
export const ACCOUNT_ATTEMPT_LIMITS = {
  password: {
    onOneAccount: { attempts: 5, seconds: TEN_MINUTES_IN_SECONDS },
    onAnyAccount: { attempts: 200, seconds: TEN_MINUTES_IN_SECONDS },
  },
  secondFactor: {
    onOneAccount: { attempts: 5, seconds: TEN_MINUTES_IN_SECONDS },
    onAnyAccount: { attempts: 50, seconds: TEN_MINUTES_IN_SECONDS },
    // Fifteen attempts are safe: at any moment, three of the one million codes are valid.
    ofAccount: { attempts: 15, seconds: HOUR_SECONDS },
  },
  // Recovery codes have their own counter, so that wrong codes of the authenticator app do not
  // block them. They cannot be guessed.
  recoveryCode: {
    onOneAccount: { attempts: 10, seconds: TEN_MINUTES_IN_SECONDS },
    onAnyAccount: { attempts: 50, seconds: TEN_MINUTES_IN_SECONDS },
  },
  passwordLink: {
    onOneAccount: { attempts: 5, seconds: HOUR_SECONDS },
    onAnyAccount: { attempts: 20, seconds: HOUR_SECONDS },
  },
} as const satisfies Record<string, AccountAttemptLimits>

export type LimitedAccountAction = keyof typeof ACCOUNT_ATTEMPT_LIMITS

/**
 * Limits on the mails that one user may send: more than a person writes by hand, too few for spam.
 */
export const STAFF_MAIL_RATE_LIMITS = {
  invitation: { attempts: 30, seconds: HOUR_SECONDS },
  mailTest: { attempts: 5, seconds: TEN_MINUTES_IN_SECONDS },
  reply: { attempts: 30, seconds: TEN_MINUTES_IN_SECONDS },
  // This allows a reply to all candidates of a large offer within an hour.
  answer: { attempts: 600, seconds: HOUR_SECONDS },
  // This allows two mentioned colleagues for each of fifty candidates.
  mention: { attempts: 100, seconds: HOUR_SECONDS },
} as const satisfies Record<string, AttemptLimit>

export type LimitedStaffMailKind = keyof typeof STAFF_MAIL_RATE_LIMITS
