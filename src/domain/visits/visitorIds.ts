/**
 * Storage keys in the browser: the visitor id in local storage, the session id in the tab's session
 * storage.
 */
export const VISIT_ID_STORAGE_KEYS = { visitor: 'visitor-id', session: 'session-id' } as const
export type VisitIdKind = keyof typeof VISIT_ID_STORAGE_KEYS

/** The ids as browsers generate them: a prefix, a time in milliseconds, random characters. */
export const VISIT_ID_PATTERNS = {
  visitor: /^visitor_(\d{13})[a-z\d]{1,16}$/,
  session: /^session_(\d{13})[a-z\d]{1,16}$/,
} satisfies Record<VisitIdKind, RegExp>

/** Form field with the visitor id, which an application has only with consent. */
export const VISITOR_ID_FIELD = 'visitor'

export function isVisitorId(text: string | null | undefined): text is string {
  return VISIT_ID_PATTERNS.visitor.test(text ?? '')
}

/**
 * Maximum lifetime that the CNIL allows for audience measurement; later visits do not extend it.
 */
const MAX_VISIT_ID_AGE_MS = 395 * 24 * 60 * 60 * 1000

/** Returns the stored id, or a new one when it is too old or invalid. */
export function reuseOrCreateVisitId(
  name: VisitIdKind,
  storedId: string | null,
  now: number,
  chance: string,
): string {
  const [id, madeAt] = VISIT_ID_PATTERNS[name].exec(storedId ?? '') ?? []
  const age = now - Number(madeAt)
  return id && age >= 0 && age < MAX_VISIT_ID_AGE_MS ? id : `${name}_${now}${chance}`
}
