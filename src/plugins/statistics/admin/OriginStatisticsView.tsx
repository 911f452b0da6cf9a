import type { AdminViewServerProps } from 'payload'
import { parseOriginTableQuery } from '@/src/plugins/statistics/rules/originTable'
import { StatisticsFrame } from './StatisticsFrame'
import { VisitOriginsReport } from './VisitOriginsReport'

export function OriginStatisticsView(view: AdminViewServerProps) {
  const { par, tri } = view.searchParams ?? {}
  const tableQuery = parseOriginTableQuery({
    par: firstParameterValue(par),
    tri: firstParameterValue(tri),
  })
  return (
    <StatisticsFrame {...view} page="origins">
      {(statistics) => <VisitOriginsReport tableQuery={tableQuery} statistics={statistics} />}
    </StatisticsFrame>
  )
}

const firstParameterValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value
