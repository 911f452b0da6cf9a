import { formatDate } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { SPAM_RETENTION_DAYS } from '@/src/domain/submissions/spam'
import { formatDay, type IsoDay } from '@/src/domain/text/frenchDate'
import {
  type DueCountOfKind,
  type ExpectedDeletions,
  RETENTION_KINDS,
  RETENTION_PERIODS,
  type RetentionKind,
  type RetentionPeriod,
  type RetentionRunCounts,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { formatMonths } from '../fr'

const numberFormat = new Intl.NumberFormat('fr-FR')

const periodRange = (name: RetentionPeriod) => {
  const { least, most } = RETENTION_PERIODS[name]
  return `Un nombre entier ${name === 'sealedRecordYears' ? 'd’années' : 'de mois'}, de ${least} à ${most}.`
}

export const retentionText = {
  label: 'Données personnelles',
  applicationMonths: {
    label: 'Candidatures sans décision (mois)',
    description:
      'En attente ou examinées, à compter du dernier échange : réception, changement de statut, réponse, note ou avis. La CNIL demande deux ans au plus. Les candidatures acceptées restent.',
  },
  rejectedMonths: {
    label: 'Candidatures refusées (mois)',
    description:
      'À compter de la décision. La CNIL recommande trois mois, sauf accord de la personne pour être recontactée.',
  },
  withdrawnMonths: {
    label: 'Candidatures retirées (mois)',
    description:
      'À compter du jour où la personne a retiré sa candidature, quel que soit le statut.',
  },
  sealedRecordYears: {
    label: 'Archives scellées (années)',
    description:
      'Au terme, une candidature est supprimée. Pour répondre à un litige, il en reste une archive scellée\u00A0: nom, e-mail, offre, dates, statut et motif, sans CV, lettre ni notes. Seuls les Super Administrateurs la lisent, en disant pourquoi. À 0, il ne reste rien.',
  },
  messageMonths: {
    label: 'Messages de contact (mois)',
    description:
      'À compter de la réception, du dernier changement de statut ou de la dernière réponse, y compris dans la corbeille.',
  },
  logMonths: {
    label: 'Journal d’activité et envois (mois)',
    description:
      'Les entrées du journal, les envois abandonnés et les e-mails gardés en fichiers faute de serveur d’envoi.',
  },
  outOfRange: periodRange,
} as const

export const retentionPreviewWords = {
  title: 'Ce que le prochain passage effacerait',
  explanation:
    'Compté à l’instant pour la nuit prochaine, avec les durées ci-dessus, enregistrées ou non.',
  forGood: 'Rien ne part à la corbeille\u00A0: ce qui est effacé ne revient pas.',
  loading: 'Décompte en cours…',
  failed: 'Le décompte n’a pas pu être fait. Vérifiez votre connexion.',
  retry: 'Réessayer',
  invalid: 'Corrigez les durées pour voir ce qu’elles effaceraient.',
  nothing: 'Rien à effacer',
  since: (day: string, timezone: SiteTimezone) => `depuis le ${formatDate(day, timezone)}`,
  lastRun: (day: string, timezone: SiteTimezone) =>
    `Dernier passage le ${formatDate(day, timezone)}`,
  noRun: 'Aucun passage n’a encore eu lieu.',
  sealed: (count: number) =>
    count === 1
      ? 'De la candidature effacée, il restera une archive scellée.'
      : `Des candidatures effacées, il restera ${numberFormat.format(count)} archives scellées.`,
  grace: (day: IsoDay) =>
    `Jusqu’au ${formatDay(day)} inclus, rien n’est effacé par les durées nouvelles depuis la mise à jour.`,
  newPeriods: ({ graceDay, count, sealedRecordYears }: ExpectedDeletions) => [
    `Les durées de conservation des candidatures ont changé avec la mise à jour. Rien n’est effacé par les nouvelles durées jusqu’au ${formatDay(graceDay)} inclus\u00A0; ensuite, ${count === 0 ? 'aucune candidature ne le sera' : count === 1 ? 'une candidature le sera' : `${numberFormat.format(count)} candidatures le seront`} la première nuit.`,
    ...(sealedRecordYears === 0
      ? []
      : [
          `De chaque candidature effacée au terme de sa durée, il reste désormais une archive scellée pendant ${formatMonths(12 * sealedRecordYears)}, en cas de litige, même si vous aviez choisi de tout supprimer\u00A0: mettez ce réglage à 0 pour n’en garder aucune.`,
        ]),
  ],
  newPeriodsAction: 'Voir les durées',
  forbidden: 'Seuls les Administrateurs voient les durées de conservation.',
} as const

export const retentionKindLabels = {
  applications: 'Candidatures au terme de leur durée',
  spam: `Candidatures indésirables (${SPAM_RETENTION_DAYS} jours après leur marquage)`,
  messages: 'Messages de contact',
  entries: 'Entrées du journal d’activité',
  dispatches: 'Envois abandonnés',
  mails: 'E-mails gardés en fichiers',
  sealedRecords: 'Archives scellées au terme de leur durée',
} as const satisfies Record<RetentionKind, string>

export const formatDueCount = (
  { count, oldest }: DueCountOfKind,
  timezone: SiteTimezone,
): string => {
  if (count === 0) return retentionPreviewWords.nothing
  const since = oldest ? `, ${retentionPreviewWords.since(oldest, timezone)}` : ''
  return `${numberFormat.format(count)}${since}`
}

/** Result of a retention run for the audit log. */
export function retentionSummary(counts: RetentionRunCounts): string {
  return RETENTION_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { sealed } = counts
      const how =
        kind === 'applications' && sealed > 0
          ? ` (archives scellées\u00A0: ${numberFormat.format(sealed)})`
          : ''
      return `${retentionKindLabels[kind]}\u00A0: ${numberFormat.format(counts[kind])}${how}`
    })
    .join(' · ')
}
