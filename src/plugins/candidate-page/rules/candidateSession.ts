import { candidatePages } from './candidatePages'

/** The digits of the code that is mailed to a candidate. */
export const CODE_DIGITS = 6
export const CODE_VALIDITY_MINUTES = 15
/** After this many wrong codes the candidate has to request another one. */
export const MAX_TRIES_PER_CODE = 5
/** Codes that an application may get within an hour, from all clients together. */
export const MAX_CODES_PER_HOUR = 5

export const CANDIDATE_SESSION_MINUTES = 30

/** The candidate can cancel an erasure for this long. */
export const ERASURE_DELAY_HOURS = 24

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const codeExpiry = (now: Date) => new Date(now.getTime() + CODE_VALIDITY_MINUTES * MINUTE_MS)
export const sessionExpiry = (now: Date) =>
  new Date(now.getTime() + CANDIDATE_SESSION_MINUTES * MINUTE_MS)
export const erasureMoment = (now: Date) => new Date(now.getTime() + ERASURE_DELAY_HOURS * HOUR_MS)

/** The session of a candidate, which the correct code opens. */
export const CANDIDATE_SESSION_COOKIE = 'suivi-session'

/** The folder of the routes to which the page sends its forms. */
const SESSION_ROUTES_PATH = `/api/${candidatePages.folder.fr}`

type SessionCookieOptions = { session: string; isSecure: boolean; pagePath: string }

/** A cookie for the page and one for its forms, so that no other request carries the session; an empty session removes them. */
export const buildSessionCookies = ({ session, isSecure, pagePath }: SessionCookieOptions) =>
  [pagePath, SESSION_ROUTES_PATH].map((path) =>
    [
      `${CANDIDATE_SESSION_COOKIE}=${session}`,
      `Path=${path}`,
      `Max-Age=${session ? CANDIDATE_SESSION_MINUTES * 60 : 0}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
  )

/** The parameter of the URL that names what has just happened. */
export const NOTICE_PARAMETER = 'etape'

/** What the page confirms, or why it refused. */
export const CANDIDATE_NOTICES = [
  'code-sent',
  'code-wrong',
  'code-expired',
  'codes-exhausted',
  'session-opened',
  'session-ended',
  'corrected',
  'withdrawn',
  'earlier-replaced',
  'nothing-to-replace',
  'erasure-unconfirmed',
  'erasure-requested',
  'erasure-cancelled',
] as const
export type CandidateNotice = (typeof CANDIDATE_NOTICES)[number]

export const parseCandidateNotice = (value: unknown): CandidateNotice | null =>
  CANDIDATE_NOTICES.find((notice) => notice === value) ?? null

/** The fields of the forms on the page. */
export const CANDIDATE_CODE_FIELD = 'code'
export const ACTION_FIELD = 'action'
export const CONFIRMATION_FIELD = 'confirmation'

/** The value of the action that downloads a copy; it changes nothing but the history. */
export const DATA_COPY_ACTION = 'copy'

/** Whether the word that confirms the erasure was typed, in any case. */
export const isErasureConfirmed = (typed: string | null, word: string) =>
  typed?.trim().toLowerCase() === word.toLowerCase()

export const CANDIDATE_ACTIONS = ['withdraw', 'replace-earlier', 'erase', 'cancel-erasure'] as const
export type CandidateAction = (typeof CANDIDATE_ACTIONS)[number]
