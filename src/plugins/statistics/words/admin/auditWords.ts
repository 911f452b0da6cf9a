import type { AuditWords } from '@/src/content/admin/auditWords'

export const statisticsAuditWords = {
  actions: {
    exported: {
      formatSubject: (title) => `les ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    },
    tokenCreated: { label: 'Jeton de lecture créé', verb: 'a créé {}' },
    visitsStruckOut: {
      label: 'Visites écartées des chiffres',
      verb: 'a écarté des statistiques\u00A0: {}',
    },
    visitsTakenBack: {
      label: 'Visites comptées de nouveau',
      verb: 'a remis dans les statistiques\u00A0: {}',
    },
  },
  targets: {
    'day-marks': {
      label: 'Repère des statistiques',
      formatTitle: (title) => `le repère «\u00A0${title}\u00A0»`,
    },
    'statistics-tokens': {
      label: 'Jeton de lecture',
      formatTitle: (title) => `le jeton de lecture «\u00A0${title}\u00A0»`,
    },
    'visit-exclusions': { label: 'Visites écartées' },
  },
} as const satisfies AuditWords
