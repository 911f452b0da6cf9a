import { expect, test } from 'vitest'
import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import type { AuditedPersonName } from '@/src/plugins/audit-screens/rules/auditNames'
import { auditSentence } from '@/src/plugins/audit-screens/words/admin/auditSentences'
import { AUDIT_ACTIONS } from '@/src/plugins/auditEnumOrder'

type AuditSentenceEntry = {
  action: AuditAction
  target?: AuditTarget
  subject?: string
  details?: string
  isOwn?: boolean
}

function fullSentence({ isOwn = false, ...entry }: AuditSentenceEntry, known?: AuditedPersonName) {
  const whole = { target: null, subject: null, details: null, documentId: '12', isOwn, ...entry }
  const { after, before, details, object } = auditSentence(whole, known)
  return [before + object + after, details]
}

const romain = { name: 'Romain Poirier' }
const STATUS_CHANGE = {
  action: 'statusChanged',
  target: 'job-applications',
  subject: 'n° 12',
} as const

test('A decision is a verb with the name of the candidate', () => {
  const rejected = { ...STATUS_CHANGE, details: 'En attente → Refusé' }
  expect(fullSentence(rejected, romain)).toEqual(['a refusé Romain Poirier', null])
  expect(fullSentence({ ...STATUS_CHANGE, details: 'Refusé → En attente' }, romain)).toEqual([
    'a remis Romain Poirier en attente',
    null,
  ])
  expect(fullSentence(rejected)).toEqual([
    'a refusé la candidature n°\u00A012 (effacée depuis)',
    null,
  ])
})

test('A change without a verb is shown with its details', () => {
  const entry = { action: 'statusChanged', target: 'users', subject: 'Irène' } as const
  expect(fullSentence({ ...entry, details: 'A → B' })).toEqual([
    'a changé le statut d’Irène',
    'A → B',
  ])
})

test('An article is contracted with the preposition before it', () => {
  const message = { target: 'contact-messages', subject: 'n° 12' } as const
  expect(fullSentence({ ...message, action: 'replied' }, { name: 'Karim' })).toEqual([
    'a répondu au message de Karim',
    null,
  ])
  expect(
    fullSentence({ ...message, action: 'statusChanged', details: '?' }, { name: 'Karim' })[0],
  ).toBe('a changé le statut du message de Karim')
})

test('A reply that is a draft or delayed, and a link that was shown, have their own sentences', () => {
  const message = { target: 'contact-messages', subject: 'n° 12' } as const
  const karim = { name: 'Karim' }
  const details = 'Gardée en brouillon, non envoyée'
  expect(fullSentence({ ...message, action: 'replied', details }, karim)).toEqual([
    'a gardé en brouillon une réponse au message de Karim',
    null,
  ])
  expect(fullSentence({ ...message, action: 'deliveryRetried' }, karim)[0]).toBe(
    'a fait partir la réponse au message de Karim',
  )
  expect(fullSentence({ action: 'deliveryRetried', details: 'Envoi n°\u00A03' })).toEqual([
    'a relancé des envois',
    'Envoi n°\u00A03',
  ])
  const link = { action: 'passwordLinkSent', target: 'users', subject: 'Léa' } as const
  expect(fullSentence({ ...link, details: 'Affiché pour être copié, non envoyé' })).toEqual([
    'a affiché un lien de mot de passe pour Léa',
    null,
  ])
})

test('Exported statistics have their article', () => {
  expect(fullSentence({ action: 'exported', subject: 'Statistiques de visite' })[0]).toBe(
    'a exporté les statistiques de visite',
  )
})

test('A file has the name of its candidate until the application is deleted', () => {
  const entry = { action: 'fileRead', target: 'candidate-files', subject: 'n° 12' } as const
  expect(fullSentence(entry, { ...romain, file: 'cv' })[0]).toBe(
    'a consulté le CV de Romain Poirier',
  )
  expect(fullSentence(entry)[0]).toBe(
    'a consulté le fichier n°\u00A012 d’une candidature effacée depuis',
  )
})

test('A title has the name of its kind, a setting its own name', () => {
  expect(fullSentence({ action: 'deleted', target: 'job-offers', subject: 'Dev' })[0]).toBe(
    'a supprimé l’offre «\u00A0Dev\u00A0» définitivement',
  )
  const settings = { action: 'settingsChanged', target: 'email-settings' } as const
  expect(fullSentence({ ...settings, subject: 'E-mails', details: 'Hôte' })).toEqual([
    'a modifié les réglages des e-mails',
    'Hôte',
  ])
  expect(
    fullSentence({ action: 'exported', target: 'job-applications', subject: 'Candidature' })[0],
  ).toBe('a exporté les candidatures')
})

test('An action on the own account has a possessive', () => {
  const entry = { action: 'passwordChanged', target: 'users', subject: 'Léa' } as const
  expect(fullSentence({ ...entry, isOwn: true })[0]).toBe('a changé son mot de passe')
  expect(fullSentence(entry)[0]).toBe('a changé le mot de passe de Léa')
})

test('Each action has a sentence', () => {
  for (const action of AUDIT_ACTIONS) {
    const [sentence] = fullSentence({ action, target: 'users', subject: 'Léa' })
    expect(sentence).toMatch(/^(a|n’a) /)
    expect(sentence).not.toMatch(/[{}]/)
  }
})
