import { readConsent } from '@/components/site/consent/storedConsent'
import {
  isVisitorId,
  VISIT_ID_STORAGE_KEYS,
  VISITOR_ID_FIELD,
} from '@/src/domain/visits/visitorIds'

/**
 * Adds the visitor id to the form, so that staff see which sources bring candidates; only with
 * analytics consent. The server reads the origin of the visit and does not store the id.
 */
export function addVisitorIdToForm(fields: FormData) {
  if (!readConsent()?.analytics) return
  const visitor = readStoredVisitorId()
  if (isVisitorId(visitor)) fields.set(VISITOR_ID_FIELD, visitor)
}

// Returns null when the browser blocks the storage, because access then throws.
function readStoredVisitorId(): string | null {
  try {
    return window.localStorage.getItem(VISIT_ID_STORAGE_KEYS.visitor)
  } catch (err) {
    console.warn({ err, msg: 'The visitor could not be read' })
    return null
  }
}
