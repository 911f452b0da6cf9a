import { expect, test } from 'vitest'
import { replyHistoryLines } from '@/src/plugins/answers/admin/replyHistoryLines'
import { anAnswer } from '../support/addressees'

test('A proposed offer is in the history as a proposal', () => {
  const sentAt = '2026-03-04T09:00:00.000Z'
  const [line] = replyHistoryLines([anAnswer({ proposedOffer: 3, state: 'sent', sentAt })])
  expect(line?.label).toBe('Offre proposée\u00A0: Votre candidature chez Exemplia')
})

test('A reply is in the history once it is sent', () => {
  const sentAt = '2026-03-04T09:00:00.000Z'
  const waiting = anAnswer({ id: 31, sentAt: null })
  const sent = anAnswer({ id: 30, state: 'sent', sentAt, body: 'Venez lundi.' })
  expect(replyHistoryLines([sent, waiting])).toEqual([
    {
      at: sentAt,
      by: sent.authorName,
      key: 'answer-30',
      kind: 'answered',
      label: 'Réponse envoyée\u00A0: Votre candidature chez Exemplia',
      text: 'Venez lundi.',
    },
  ])
})
