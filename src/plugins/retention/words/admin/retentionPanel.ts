import { formatDay } from '@/src/domain/text/frenchDate'
import {
  acceptedReviewDay,
  type ShownRetention,
} from '@/src/plugins/retention/rules/acceptedApplications'
import { addMonths, type RetentionReason } from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { formatMonths } from '../fr'
import { acceptedRetentionSentences } from './acceptedApplications'

/** The retention of an application, on its page. */
export const retentionPanelWords = {
  title: 'Conservation',
  until: ({ until }: ShownRetention) =>
    until === null ? 'Sans effacement automatique.' : `Jusqu’au ${formatDay(until)} inclus.`,
  because: (retention: ShownRetention) => {
    if (retention.reason === 'accepted') return acceptedSentence(retention)
    const { months, event } = periodByReason[retention.reason](retention.rules)
    const day = formatDay(retention.since)
    if (retention.reason === 'consented') return `${event}.`
    const isPostponed = addMonths(retention.since, months) !== retention.until
    const period = `${formatMonths(months)} après ${event} du ${day}`
    return isPostponed
      ? `Le terme était passé (${period}) quand les durées ont changé\u00A0: un délai s’y ajoute.`
      : `${period.charAt(0).toUpperCase()}${period.slice(1)}.`
  },
} as const

function acceptedSentence({ listed, since }: ShownRetention) {
  if (listed?.extension) return acceptedRetentionSentences.extended(since, listed.extension)
  const shown = listed
    ? acceptedRetentionSentences.waiting
    : acceptedRetentionSentences.beforeReview
  return shown(since, acceptedReviewDay(since))
}

const periodByReason: Record<
  Exclude<RetentionReason, 'accepted'>,
  (rules: RetentionRules) => { months: number; event: string }
> = {
  withdrawn: (rules) => ({ months: rules.withdrawnMonths, event: 'le retrait' }),
  rejected: (rules) => ({ months: rules.rejectedMonths, event: 'le refus' }),
  consented: (rules) => ({
    months: rules.applicationMonths,
    event: 'Avec l’accord de la personne, pour une autre offre',
  }),
  undecided: (rules) => ({ months: rules.applicationMonths, event: 'le dernier échange' }),
}
