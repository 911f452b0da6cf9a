import { expect, test } from 'vitest'
import {
  acceptedReviewDay,
  isExtensionReason,
  type ShownRetention,
} from '@/src/plugins/retention/rules/acceptedApplications'
import { retentionPreviewWords } from '@/src/plugins/retention/words/admin/retention'
import { retentionPanelWords } from '@/src/plugins/retention/words/admin/retentionPanel'

const listed = {
  ...{ id: 1, name: 'Élodie Durand', offer: 'Architecte', acceptedOn: '2026-01-31' },
  extension: null,
}
const accepted: ShownRetention = {
  ...({ reason: 'accepted', since: '2026-01-31', until: null, listed: null } as const),
  rules: {
    ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
    ...{ messageMonths: 36, logMonths: 12, sealedRecordYears: 5 },
    ...({ timezone: 'Europe/Paris', graceDay: null } as const),
  },
}

test('An acceptance is listed on the day after three months, also at the end of a month', () => {
  expect(acceptedReviewDay('2026-01-15')).toBe('2026-04-16')
  expect(acceptedReviewDay('2026-11-30')).toBe('2027-03-01')
})

test('A reason has 10 to 500 characters without surrounding spaces', () => {
  expect(['x'.repeat(10), 'x'.repeat(500)].map(isExtensionReason)).toEqual([true, true])
  expect(['   court    ', 'x'.repeat(501), ''].map(isExtensionReason)).toEqual([
    false,
    false,
    false,
  ])
})

test('The page of an accepted application says when it is listed, or why it stays', () => {
  const because = (shown: Partial<ShownRetention>) =>
    retentionPanelWords.because({ ...accepted, ...shown })
  expect(because({})).toContain('À partir du 01/05/2026')
  expect(because({ listed })).toContain('Depuis le 01/05/2026')
  const extension = { id: 3, reason: 'Dossier RH', byName: 'Nora Diallo', on: '2026-05-12' }
  expect(because({ listed: { ...listed, extension } })).toBe(
    'Acceptation du 31/01/2026. Conservée depuis le 12/05/2026 par Nora Diallo\u00A0: «\u00A0Dossier RH\u00A0».',
  )
})

test('The notice about new periods mentions sealed records unless the settings store none', () => {
  const notice = (sealedRecordYears: number) =>
    retentionPreviewWords.newPeriods({ graceDay: '2026-12-28', count: 2, sealedRecordYears })
  expect(notice(5)[1]).toContain('une archive scellée pendant cinq ans')
  expect(notice(0)).toHaveLength(1)
})
