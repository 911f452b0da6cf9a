import { Link } from '@payloadcms/ui'
import { ArrowDown, ArrowUp } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { type Period, periodQueryString } from '@/src/domain/visits/period'
import {
  type OriginSort,
  type OriginTableQuery,
  originTableQueryString,
} from '@/src/plugins/statistics/rules/originTable'

type Props = {
  tableQuery: OriginTableQuery
  column: OriginSort['column']
  label: string
  period: Period
  isShare?: boolean
}

/** Column heading with a link that sorts by the column; a second click reverses the order. */
export function OriginSortLink({ tableQuery, column, label, period, isShare }: Props) {
  const isSorted = tableQuery.sort.column === column
  const isReversed = isSorted && !tableQuery.sort.isReversed
  const query = originTableQueryString({ ...tableQuery, sort: { column, isReversed } })
  return (
    <th
      aria-sort={isSorted ? ariaSortDirection(tableQuery.sort) : undefined}
      data-share={isShare || undefined}
      scope="col"
    >
      <Link href={`?${periodQueryString(period)}&${query}`} prefetch={false} scroll={false}>
        <span>{label}</span>
        {isSorted && (
          <Icon
            icon={ariaSortDirection(tableQuery.sort) === 'ascending' ? ArrowUp : ArrowDown}
            size={0.9}
          />
        )}
      </Link>
    </th>
  )
}

const ariaSortDirection = ({ column, isReversed }: OriginSort) =>
  (column === 'name') === isReversed ? 'descending' : 'ascending'
