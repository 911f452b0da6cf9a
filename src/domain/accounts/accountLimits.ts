const TEN_MINUTES = 600
const HOUR = 3600

/** However long somebody goes on working: then the password is asked for again. */
export const LONGEST_SESSION_MS = 12 * HOUR * 1000

export type Limit = { attempts: number; seconds: number }
export type Limits = {
  onOneAccount: Limit
  onAnyAccount: Limit
  /** From all addresses together. */
  ofAccount?: Limit
}

/**
 * How often one network address may try, on one account and on all of them together. For an account
 * alone only where its password was shown already: a stranger could keep its owner out.
 */
export const ACCOUNT_LIMITS = {
  password: {
    onOneAccount: { attempts: 5, seconds: TEN_MINUTES },
    onAnyAccount: { attempts: 200, seconds: TEN_MINUTES },
  },
  secondFactor: {
    onOneAccount: { attempts: 5, seconds: TEN_MINUTES },
    onAnyAccount: { attempts: 50, seconds: TEN_MINUTES },
    // Of a million codes three are good at a time.
    ofAccount: { attempts: 15, seconds: HOUR },
  },
  // Kept apart, so that wrong codes of the application do not shut these out: none can be guessed.
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

/** What one person may have sent by mail: more than anybody writes by hand, and no way to spam. */
export const STAFF_LIMITS = {
  invitation: { attempts: 30, seconds: HOUR },
  mailTest: { attempts: 5, seconds: TEN_MINUTES },
  reply: { attempts: 30, seconds: TEN_MINUTES },
  // One big offer decided on in an hour.
  answer: { attempts: 600, seconds: HOUR },
  // Two colleagues on each of fifty candidates.
  mention: { attempts: 100, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type StaffAct = keyof typeof STAFF_LIMITS
