import type { Period } from '@/src/domain/visits/period'
import {
  isRemainingOriginsRow,
  ORIGIN_URL_WORD_BY_COLUMN,
  type OriginColumn,
  type OriginFigures,
  type OriginRow,
  type OriginTableQuery,
  originFigureOfColumn,
  sortOrigins,
  sumOriginFigures,
} from '@/src/plugins/statistics/rules/originTable'
import { originsText as text } from '@/src/plugins/statistics/words/admin/origins'
import { OriginSortLink } from './OriginSortLink'
import styles from './VisitOriginsReport.module.css'

type Props = { tableQuery: OriginTableQuery; rows: readonly OriginRow[]; period: Period }

/** Table with one row for each origin, in the requested order, and a row of totals. */
export function OriginsTable({ tableQuery, rows, period }: Props) {
  const { group, sort } = tableQuery
  const isCampaign = group === 'campaign' || group === 'content'
  const namedRows = rows.map((row) => ({ ...row, ...text.rowName(group, row) }))
  const labels = { ...text.columns, ...(group === 'offer' && text.offerColumns) }
  return (
    <table aria-label={text.tableOf(group)} className={styles.table}>
      <thead>
        <tr>
          <OriginSortLink
            tableQuery={tableQuery}
            column="name"
            label={text.groups[group]}
            period={period}
          />
          {ORIGIN_COLUMN_NAMES.map((column) => (
            <OriginSortLink
              tableQuery={tableQuery}
              column={column}
              isShare={SHARE_COLUMNS.includes(column)}
              key={column}
              label={labels[column]}
              period={period}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortOrigins(namedRows, sort).map((row) => (
          <tr data-rest={isRemainingOriginsRow(row) || undefined} key={JSON.stringify(row.key)}>
            <th scope="row">
              <bdi>{row.name}</bdi>
              <span className={styles.beside}>
                <bdi>{row.beside}</bdi>
                {isCampaign && row.days && !isRemainingOriginsRow(row) && (
                  <span>{text.days(row.beside, row.days)}</span>
                )}
              </span>
            </th>
            <OriginFigureCells labels={labels} row={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <OriginFigureCells labels={labels} row={sumOriginFigures(rows)} />
        </tr>
      </tfoot>
    </table>
  )
}

const ORIGIN_COLUMN_NAMES = Object.keys(ORIGIN_URL_WORD_BY_COLUMN).filter(
  (name): name is OriginColumn => name in ORIGIN_URL_WORD_BY_COLUMN,
)
const SHARE_COLUMNS: readonly OriginColumn[] = ['formRate', 'applicationRate', 'acceptedRate']

type OriginFigureCellsProps = { row: OriginFigures; labels: Record<OriginColumn, string> }

function OriginFigureCells({ row, labels }: OriginFigureCellsProps) {
  return ORIGIN_COLUMN_NAMES.map((column) => {
    const isShare = SHARE_COLUMNS.includes(column)
    const figure = originFigureOfColumn(row, column)
    return (
      <td
        data-label={labels[column]}
        data-none={!figure || undefined}
        data-share={isShare || undefined}
        key={column}
      >
        {text.figure(figure, isShare)}
      </td>
    )
  })
}
