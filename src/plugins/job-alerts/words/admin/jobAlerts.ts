import type { PersonRecordWords } from '@/src/content/admin/personRecordWords'
import { jobFilterLabels } from '@/src/content/fr/jobList'
import type { AlertSearchField } from '../../rules/jobAlert'

const searchFieldLabels = {
  text: 'Mots',
  ...jobFilterLabels,
} as const satisfies Record<AlertSearchField, string>

export const jobAlertsText = {
  labels: { singular: 'Alerte d’emploi', plural: 'Alertes d’emploi' },
  description:
    'Ce que les visiteurs ont demandé à apprendre par e-mail. Les adresses ne sont pas montrées\u00A0; «\u00A0Données d’une personne\u00A0» les trouve et les efface.',
  ...searchFieldLabels,
  language: 'Langue',
  confirmedAt: 'Confirmée le',
  expiresAt: 'Se termine le',
  lastMailedAt: 'Dernier e-mail',
} as const

const numberFormat = new Intl.NumberFormat('fr-FR')

export const alertFiguresText = {
  heading: 'Alertes d’emploi',
  active: 'Actives',
  waiting: 'À confirmer',
  created: 'Demandées pendant la période',
  mailed: 'Ayant reçu un e-mail pendant la période',
  count: (figure: number) => numberFormat.format(figure),
} as const

/** Words for job alerts where a person's data is shown and exported. */
export const jobAlertRecordWords: PersonRecordWords = {
  label: 'Alertes d’emploi',
  exported: (records) => ({ alertesEmploi: records }),
}
