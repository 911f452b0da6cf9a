import { expect, test } from 'vitest'
import { addVisitorIdToForm } from '@/components/site/application/addVisitorIdToForm'
import { CONSENT_STORAGE_KEY, consentFromChoice } from '@/src/domain/visits/consent'
import { VISIT_ID_STORAGE_KEYS, VISITOR_ID_FIELD } from '@/src/domain/visits/visitorIds'

const VISITOR_ID = 'visitor_1795363200000abc'

function sentVisitorId(analytics: boolean, storedId: string) {
  const consent = consentFromChoice('selection', { analytics, marketing: false }, new Date())
  localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(consent))
  localStorage.setItem(VISIT_ID_STORAGE_KEYS.visitor, storedId)
  const fields = new FormData()
  addVisitorIdToForm(fields)
  return fields.get(VISITOR_ID_FIELD)
}

test('an application names its visitor with consent', () => {
  expect(sentVisitorId(true, VISITOR_ID)).toBe(VISITOR_ID)
})

test('an application names no visitor without consent, even if the browser still has an id', () => {
  expect(sentVisitorId(false, VISITOR_ID)).toBeNull()
})

test('an application leaves out an id that is not a visitor’s', () => {
  expect(sentVisitorId(true, 'somebody')).toBeNull()
})
