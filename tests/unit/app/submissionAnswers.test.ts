import { beforeEach, expect, test, vi } from 'vitest'
import { acceptedAnswer, correctionAnswer, invalidAnswer } from '@/src/app/api/submissionAnswers'
import type { Edition } from '@/src/domain/languages/edition'

const open = vi.hoisted(() => ({ languages: ['fr', 'en'] }))
vi.mock('@/src/domain/languages/edition', async (load) => ({
  ...(await load<typeof import('@/src/domain/languages/edition')>()),
  isOpenEdition: ({ language }: Edition) => open.languages.includes(language),
}))

beforeEach(() => {
  open.languages = ['fr', 'en']
})

const aRequest = (address: string, headers: Record<string, string> = {}) =>
  new Request(`https://exemplia.example${address}`, { method: 'POST', headers })

test('a browser without script is led on in the edition of its form', () => {
  const request = aRequest('/api/candidatures')
  const accepted = acceptedAnswer(request, { formPath: '/postuler/x', warnings: ['cvNotStored'] })
  expect(accepted.status).toBe(303)
  expect(accepted.headers.get('location')).toBe('/postuler/x/merci?fichiers=cv')
  const returned = correctionAnswer(request, '/contact', 'a')
  expect(returned.headers.get('location')).toBe('/contact/corriger?saisie=a')
})

test('one that filled in the English form is answered in English', async () => {
  const request = aRequest('/api/candidatures?langue=en', { 'x-edition': 'fr-fr' })
  const accepted = acceptedAnswer(request, { formPath: '/postuler/x', warnings: [] })
  expect(accepted.headers.get('location')).toBe('/en/apply/x/thank-you')
  const invalid = await invalidAnswer(request, { candidateName: 'nameMissing' }).json()
  expect(invalid.errors.candidateName).toBe('Enter your name.')
})

test('nobody is led into an edition that is closed, nor answered in its language', async () => {
  open.languages = ['fr']
  const request = aRequest('/api/candidatures?langue=en', { 'x-edition': 'fr-fr' })
  const accepted = acceptedAnswer(request, { formPath: '/postuler/x', warnings: [] })
  expect(accepted.headers.get('location')).toBe('/postuler/x/merci')
  const invalid = await invalidAnswer(request, { candidateName: 'nameMissing' }).json()
  expect(invalid.errors.candidateName).toBe('Indiquez votre nom.')
})
