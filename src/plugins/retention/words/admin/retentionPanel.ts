import { formatDay } from '@/src/domain/text/frenchDate'
import {
  type ApplicationRetention,
  addMonths,
  type RetentionReason,
} from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { formatMonths } from '../fr'

type ShownRetention = ApplicationRetention & { rules: RetentionRules }

/** The retention of an application, on its page. */
export const retentionPanelWords = {
  title: 'Conservation',
  until: ({ until }: ShownRetention) =>
    until === null ? 'Sans effacement automatique.' : `Jusqu’au ${formatDay(until)} inclus.`,
  because: (retention: ShownRetention) => {
    const { months, event } = periodByReason[retention.reason](retention.rules)
    const day = formatDay(retention.since)
    if (retention.reason === 'consented') return `${event}.`
    if (months === null) return `${event} du ${day}.`
    const isPostponed = addMonths(retention.since, months) !== retention.until
    const period = `${formatMonths(months)} après ${event} du ${day}`
    return isPostponed
      ? `Le terme était passé (${period}) quand les durées ont changé\u00A0: un délai s’y ajoute.`
      : `${period.charAt(0).toUpperCase()}${period.slice(1)}.`
  },
} as const

const periodByReason: Record<
  RetentionReason,
  (rules: RetentionRules) => { months: number | null; event: string }
> = {
  accepted: () => ({ months: null, event: 'Acceptation' }),
  withdrawn: (rules) => ({ months: rules.withdrawnMonths, event: 'le retrait' }),
  rejected: (rules) => ({ months: rules.rejectedMonths, event: 'le refus' }),
  consented: (rules) => ({
    months: rules.applicationMonths,
    event: 'Avec l’accord de la personne, pour une autre offre',
  }),
  undecided: (rules) => ({ months: rules.applicationMonths, event: 'le dernier échange' }),
}
