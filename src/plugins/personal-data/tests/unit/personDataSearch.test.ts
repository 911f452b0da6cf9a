import { expect, test } from 'vitest'
import { buildPersonExport } from '@/src/plugins/personal-data/words/admin/buildPersonExport'
import { personWords } from '@/src/plugins/personal-data/words/admin/personData'

test('The names of a person are joined to a sentence', () => {
  expect(personWords.knownAs(['Léa Roy'])).toBe('Connue sous le nom de Léa Roy.')
  expect(personWords.knownAs(['Léa Roy', 'L. Roy', 'Léa Roi'])).toBe(
    'Connue sous les noms de Léa Roy, L. Roy et Léa Roi.',
  )
  expect(personWords.sharedNames(['Léa Roy', 'L. Roy'])).toMatch(
    /portent le nom Léa Roy ou L\. Roy/,
  )
})

test('Of several readings of an application one is labelled as the first', () => {
  const application = {
    ...{
      id: 7,
      createdAt: '2026-11-01T09:00:00.000Z',
      jobTitle: 'Architecte',
      status: 'pending' as const,
    },
    ...{ candidateName: 'Léa Roy', candidateEmail: 'lea@mail.example' },
    ...{ notes: [], records: {}, answers: [] },
    ...{ updatedAt: '2026-11-01T09:00:00.000Z' },
    events: ['received', 'read', 'read', 'status-changed'].map((kind, day) => ({
      at: `2026-11-0${day + 1}T09:00:00.000Z`,
      kind,
    })),
  } as const
  const stored = {
    address: 'lea@mail.example',
    messages: [],
    files: [],
    personRecords: {},
    mentions: [],
    sealedRecords: [],
  }
  const { candidatures } = buildPersonExport({ ...stored, applications: [application] }, [])
  expect(candidatures[0]?.historique.map(({ evenement }) => evenement)).toEqual([
    'Candidature reçue',
    'Ouverte pour la première fois',
    'Ouverte par une autre personne de l’équipe',
    'Statut modifié',
  ])
})
