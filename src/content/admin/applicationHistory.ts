import type { ApplicationEventKind } from '@/src/domain/submissions/applicationHistory'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
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

export const applicationEventLabels = {
  received: 'Candidature reçue',
  read: 'Ouverte pour la première fois',
  'cv-downloaded': 'CV téléchargé',
  'letter-downloaded': 'Lettre téléchargée',
  'cv-blocked': 'CV\u00A0: bloqué à l’examen',
  'letter-blocked': 'Lettre\u00A0: fichier bloqué à l’examen',
  'status-changed': 'Statut modifié',
  'note-added': 'Note ajoutée',
  'note-deleted': 'Note supprimée',
  withdrawn: 'Retirée par le candidat',
  'phone-corrected': 'Téléphone corrigé par le candidat',
  'letter-corrected': 'Lettre corrigée par le candidat',
  'cv-replaced': 'CV envoyé par le candidat depuis sa page',
  'letter-replaced': 'Lettre envoyée par le candidat depuis sa page',
  'copy-downloaded': 'Copie de ses données téléchargée par le candidat',
  'erasure-requested': 'Effacement demandé par le candidat',
  'erasure-cancelled': 'Effacement annulé par le candidat',
  'spam-marked': 'Marquée pas sérieuse',
  'spam-unmarked': 'Remise parmi les candidatures',
  linked: 'Reliée à une autre candidature',
  unlinked: 'Déliée d’une autre candidature',
} as const satisfies Record<ApplicationEventKind, string>

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
