import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/src/domain/durations'
import type {
  CandidateWaitStage,
  RecruitmentRowGrouping,
} from '@/src/plugins/statistics/rules/recruitmentTimes'

const wholeNumberFormat = new Intl.NumberFormat('fr-FR')
const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 })
const monthFormat = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const recruitmentText = {
  rowsLabel: 'Regrouper',
  rows: { offer: 'Par offre', month: 'Par mois' } satisfies Record<RecruitmentRowGrouping, string>,
  rowHeading: { offer: 'Offre', month: 'Mois' } satisfies Record<RecruitmentRowGrouping, string>,
  monthName: (name: string) => monthFormat.format(new Date(`${name}-15T12:00:00Z`)),
  timesTitle: 'Délais',
  timesIntro:
    'Candidatures reçues pendant la période, et le temps qui s’est écoulé depuis leur arrivée. «\u00A0Médiane\u00A0»\u00A0: la moitié a attendu au plus ce temps\u00A0; «\u00A09 sur 10\u00A0»\u00A0: neuf sur dix.',
  all: 'Ensemble',
  received: 'Reçues',
  waits: {
    reading: 'Première lecture',
    decision: 'Décision',
    answer: 'Réponse',
  } satisfies Record<CandidateWaitStage, string>,
  median: 'Médiane',
  ninth: '9 sur 10',
  onTime: 'Répondues à temps',
  measured: (wait: CandidateWaitStage, done: number) =>
    `${recruitmentWaitLabels[wait]}\u00A0: ${wholeNumberFormat.format(done)}\u00A0${done > 1 ? 'candidatures mesurées' : 'candidature mesurée'}`,
  keptOf: (kept: number, promised: number) =>
    `${wholeNumberFormat.format(kept)} sur ${wholeNumberFormat.format(promised)} dont le jour promis est passé`,
  nothing: 'sans objet',
  openTitle: 'Dossiers encore ouverts',
  openIntro:
    'Parmi les mêmes candidatures, celles qui attendent toujours\u00A0: elles n’entrent dans aucun délai ci-dessus.',
  open: {
    reading: 'Non lues',
    decision: 'Sans décision',
    answer: 'Sans réponse',
  } satisfies Record<CandidateWaitStage, string>,
  since: (delay: string) => `la plus ancienne depuis ${delay}`,
  noneOpen: 'Aucun dossier de ces lignes n’attend plus rien.',
  applications: 'Voir les candidatures',
  applicationsOf: (title: string) => `Voir les candidatures à «\u00A0${title}\u00A0»`,
  none: 'Aucune candidature',
  noneHint: 'Aucune candidature n’a été reçue pendant cette période.',
  count: (rows: number, by: RecruitmentRowGrouping) =>
    by === 'month'
      ? `${wholeNumberFormat.format(rows)}\u00A0mois`
      : `${wholeNumberFormat.format(rows)}\u00A0${rows > 1 ? 'offres' : 'offre'}`,
  note: 'Première lecture\u00A0: quelqu’un de l’équipe a ouvert la candidature, pris un de ses documents ou changé son statut. Décision\u00A0: la première fois qu’elle est acceptée ou refusée. Réponse\u00A0: la première qui est partie, ou qui a été donnée autrement. Les candidatures mises de côté comme indésirables ne comptent pas. Aucun délai n’est calculé par personne.',
} as const

const recruitmentWaitLabels = recruitmentText.waits

/** @param part numerator; `of` is the denominator and not 0 */
export const formatPercentageOf = (part: number, of: number) => percentFormat.format(part / of)

/** Rounds a duration to one unit: `12 min`, `3 h`, `11 j`. */
export function formatDelay(seconds: number): string {
  if (Math.round(seconds / MINUTE_SECONDS) < 60)
    return `${Math.round(seconds / MINUTE_SECONDS)}\u00A0min`
  if (Math.round(seconds / HOUR_SECONDS) < 24) return `${Math.round(seconds / HOUR_SECONDS)}\u00A0h`
  return `${wholeNumberFormat.format(Math.round(seconds / DAY_SECONDS))}\u00A0j`
}

/** Writes a duration to the minute: `2 j 3 h 12 min`. */
export function formatExactDelay(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_SECONDS)
  const parts = [
    [Math.floor(minutes / 1440), 'j'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const shownParts = parts.filter(([value]) => value > 0)
  return (shownParts.length > 0 ? shownParts : parts.slice(2))
    .map(([value, unit]) => `${wholeNumberFormat.format(value)}\u00A0${unit}`)
    .join(' ')
}
