import type { AdminViewServerProps } from 'payload'
import { parseComparisonChoice } from '@/src/plugins/statistics/rules/comparison'
import { AudienceReport } from './audience/AudienceReport'
import { StatisticsFrame } from './StatisticsFrame'

export function AudienceView(view: AdminViewServerProps) {
  const word = view.searchParams?.comparer
  const comparison = parseComparisonChoice(Array.isArray(word) ? word[0] : word)
  return (
    <StatisticsFrame {...view} page="audience">
      {(statistics) => <AudienceReport {...statistics} comparison={comparison} />}
    </StatisticsFrame>
  )
}
