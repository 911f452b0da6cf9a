import { ID_FORMS } from './visitorIds'

/** Under this name a form tells the visit in which it was filled in; only with consent. */
export const VISIT_SESSION_FIELD = 'visitSession'

export function isVisitSession(text: string | null | undefined): text is string {
  return ID_FORMS.session.test(text ?? '')
}
