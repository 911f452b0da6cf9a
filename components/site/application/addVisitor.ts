import { ID_KEYS, isVisitorId, VISITOR_FIELD } from '@/src/domain/visits/visitorIds'
import { readConsent } from '../consent/storedConsent'

/**
 * Tells who sends an application, so that the firm knows what brings candidates: only of those who accept
 * analytics. The server looks up how their visit began and keeps nothing else of it.
 */
export function addVisitor(fields: FormData) {
  if (!readConsent()?.analytics) return
  const visitor = keptVisitor()
  if (isVisitorId(visitor)) fields.set(VISITOR_FIELD, visitor)
}

// Even naming the storage throws where the browser forbids it.
function keptVisitor(): string | null {
  try {
    return window.localStorage.getItem(ID_KEYS.visitor)
  } catch (err) {
    console.warn({ err, msg: 'The visitor could not be read' })
    return null
  }
}
