const TEN_MINUTES = 600
const HOUR = 3600

/** Maximum duration of a session, even an active one: after it the user must sign in again. */
export const MAX_SESSION_MS = 12 * HOUR * 1000

export type Limit = { attempts: number; seconds: number }
export type Limits = {
  onOneAccount: Limit
  onAnyAccount: Limit
  /** Limit on one account for all network addresses together. */
  ofAccount?: Limit
}

/**
 * Rate limits per network address, for one account and for all accounts together. An account has a
 * limit of its own only where the attacker must already know its password: otherwise a stranger
 * could lock the owner out.
 */
export const ACCOUNT_LIMITS = {
  password: {
    onOneAccount: { attempts: 5, seconds: TEN_MINUTES },
    onAnyAccount: { attempts: 200, seconds: TEN_MINUTES },
  },
  secondFactor: {
    onOneAccount: { attempts: 5, seconds: TEN_MINUTES },
    onAnyAccount: { attempts: 50, seconds: TEN_MINUTES },
    // At any moment, three of the one million codes are valid.
    ofAccount: { attempts: 15, seconds: HOUR },
  },
  // Recovery codes have their own counter, so that wrong codes of the authenticator app do not
  // block them. They cannot be guessed.
  recoveryCode: {
    onOneAccount: { attempts: 10, seconds: TEN_MINUTES },
    onAnyAccount: { attempts: 50, seconds: TEN_MINUTES },
  },
  passwordLink: {
    onOneAccount: { attempts: 5, seconds: HOUR },
    onAnyAccount: { attempts: 20, seconds: HOUR },
  },
} as const satisfies Record<string, Limits>

export type LimitedAct = keyof typeof ACCOUNT_LIMITS

/**
 * Limits on the mails that one user may send: more than a person writes by hand, too few for spam.
 */
export const STAFF_LIMITS = {
  invitation: { attempts: 30, seconds: HOUR },
  mailTest: { attempts: 5, seconds: TEN_MINUTES },
  reply: { attempts: 30, seconds: TEN_MINUTES },
  // Enough to answer all candidates of a large offer within an hour.
  answer: { attempts: 600, seconds: HOUR },
  // Two colleagues for each of fifty candidates.
  mention: { attempts: 100, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type StaffAct = keyof typeof STAFF_LIMITS
