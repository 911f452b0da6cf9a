import { ID_KEYS } from '@/src/domain/visits/visitorIds'
import { isVisitSession, VISIT_SESSION_FIELD } from '@/src/domain/visits/visitSession'
import { readConsent } from '../consent/storedConsent'

/**
 * Tells from which visit an application comes, so that the firm knows what brings candidates: only of
 * those who accept analytics. The server looks up how the visit began and keeps nothing else of it.
 */
export function addVisitSession(fields: FormData) {
  if (!readConsent()?.analytics) return
  const session = keptSession()
  if (isVisitSession(session)) fields.set(VISIT_SESSION_FIELD, session)
}

// Even naming the storage throws where the browser forbids it.
function keptSession(): string | null {
  try {
    return window.sessionStorage.getItem(ID_KEYS.session)
  } catch (err) {
    console.warn({ err, msg: 'The session could not be read' })
    return null
  }
}
