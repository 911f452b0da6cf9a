import type { ApplicationEventKind } from '@/src/domain/submissions/applicationHistory'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { APPLICATION_EVENT_KINDS } from '@/src/plugins/applicationEventEnumOrder'
import { pluginApplicationEventLabels } from '@/src/plugins/applicationEventLabels'
import { applicationStatusLabels } from '../statusLabels'

export const applicationEventsText = {
  labels: { singular: 'Événement', plural: 'Historique des candidatures' },
  application: { label: 'Candidature' },
  kind: { label: 'Événement' },
  account: { label: 'Compte' },
  accountName: { label: 'Par' },
  from: { label: 'Statut précédent' },
  to: { label: 'Nouveau statut' },
}

export type ApplicationEventLabels = Readonly<Partial<Record<ApplicationEventKind, string>>>

/** The labels of the events that the core records. */
export const coreApplicationEventLabels = {
  received: 'Candidature reçue',
  read: 'Ouverte pour la première fois',
  'cv-downloaded': 'CV téléchargé',
  'letter-downloaded': 'Lettre téléchargée',
  'cv-blocked': 'CV\u00A0: bloqué à l’examen',
  'letter-blocked': 'Lettre\u00A0: fichier bloqué à l’examen',
  'status-changed': 'Statut modifié',
  'spam-marked': 'Marquée pas sérieuse',
  'spam-unmarked': 'Remise parmi les candidatures',
} as const satisfies ApplicationEventLabels

const labelsByKind: Readonly<Record<string, string>> = Object.assign(
  {},
  coreApplicationEventLabels,
  ...pluginApplicationEventLabels,
)

// Events of a plugin that was removed have their code as label.
export const applicationEventLabel = (kind: string): string => labelsByKind[kind] ?? kind

export const applicationEventOptions = APPLICATION_EVENT_KINDS.map((value) => ({
  value,
  label: applicationEventLabel(value),
}))

export const applicationHistoryWords = {
  title: 'Historique',
  /** Shown for every reader after the first one. */
  readByAnother: 'Ouverte par une autre personne de l’équipe',
  statusChange: (from: ApplicationStatus, to: ApplicationStatus) =>
    `${applicationStatusLabels[from]} → ${applicationStatusLabels[to]}`,
  by: (name: string) => `par ${name}`,
  earlier: (count: number) =>
    count === 1 ? 'Un événement plus ancien' : `${count} événements plus anciens`,
} as const
