import { expect, test } from 'vitest'
import type { RejectedForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse } from '@/src/app/api/submissionResponse'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'

const THANKS_PATHS = { fr: '/postuler/x/merci', en: '/en/apply/x/thank-you' }

type RefusalReason = RejectedForm['refusal']['reason']

function respondToRefusedForm(
  reason: RefusalReason,
  { language, isJson }: { language: SiteLanguage; isJson: boolean },
) {
  const form = { name: 'application', limits: {}, fileFields: ['cv'] } as const
  const edition = { language, defaultLanguage: 'fr' } as const
  const reply = { form, action: '/api/candidatures', isJson, edition }
  const refusal = { reason, retryAfterSeconds: 60 }
  return rejectedFormResponse({ ok: false, reply, refusal, values: {} }, '/postuler/x')
}

test.each(SITE_LANGUAGES)(
  'A filled-in honeypot leads to the thank-you page of the edition (%s)',
  (language) => {
    const { status, headers } = respondToRefusedForm('trapped', { language, isJson: false })
    expect([status, headers.get('location')]).toEqual([303, THANKS_PATHS[language]])
  },
)

test('A script gets the refusal in the language of the form, with its code and the delay', async () => {
  const response = respondToRefusedForm('tooManySubmissions', { language: 'en', isJson: true })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(response.headers.get(REFUSAL_HEADER)).toBe('tooManySubmissions')
  expect((await response.json()).errors.form).toMatch(/^Too many/)
})

test('A body that was not read is refused with a page without a form', async () => {
  const response = respondToRefusedForm('bodyTooLarge', { language: 'fr', isJson: false })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).not.toContain('<form')
})
