import type { AdminViewServerProps } from 'payload'
import { parseOriginTableQuery } from '@/src/plugins/statistics/rules/originTable'
import { Origins } from './Origins'
import { StatisticsFrame } from './StatisticsFrame'

export function OriginsView(view: AdminViewServerProps) {
  const { par, tri } = view.searchParams ?? {}
  const tableQuery = parseOriginTableQuery({ par: firstValue(par), tri: firstValue(tri) })
  return (
    <StatisticsFrame {...view} page="origins">
      {(statistics) => <Origins tableQuery={tableQuery} statistics={statistics} />}
    </StatisticsFrame>
  )
}

const firstValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value
