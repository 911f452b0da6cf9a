/** Under these names the browser keeps them: the visitor's for long, the session's as long as its tab is open. */
export const ID_KEYS = { visitor: 'visitor-id', session: 'session-id' } as const
export type IdName = keyof typeof ID_KEYS

/** As the browser makes them: a name, the milliseconds of its clock, and chance. */
export const ID_FORMS = {
  visitor: /^visitor_(\d{13})[a-z\d]{1,16}$/,
  session: /^session_(\d{13})[a-z\d]{1,16}$/,
} satisfies Record<IdName, RegExp>

/** Under this name an application form tells who visits; only with consent. */
export const VISITOR_FIELD = 'visitor'

export function isVisitorId(text: string | null | undefined): text is string {
  return ID_FORMS.visitor.test(text ?? '')
}

/** What the CNIL allows a tracker that measures audience; visits do not make it longer. */
const THIRTEEN_MONTHS_MS = 395 * 24 * 60 * 60 * 1000

/** The id that the browser has kept, unless it is too old or none of ours: then a new one. */
export function currentId(name: IdName, kept: string | null, now: number, chance: string): string {
  const [id, madeAt] = ID_FORMS[name].exec(kept ?? '') ?? []
  const age = now - Number(madeAt)
  return id && age >= 0 && age < THIRTEEN_MONTHS_MS ? id : `${name}_${now}${chance}`
}
