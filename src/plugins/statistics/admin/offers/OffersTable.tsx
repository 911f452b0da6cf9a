import { Link } from '@payloadcms/ui'
import figures from '@/src/plugins/statistics/admin/FigureTable.module.css'
import type { FormStepCounts } from '@/src/plugins/statistics/rules/countFormExits'
import {
  OFFER_TABLE_COLUMNS,
  type OfferFigures,
  type OfferTableColumn,
  type OfferTableQuery,
  toggleOfferSort,
} from '@/src/plugins/statistics/rules/offerTable'
import { offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import { OfferRow } from './OfferRow'
import type { BuildOfferTableUrl } from './OffersReport'

type Props = {
  offers: readonly OfferFigures[]
  steps: ReadonlyMap<number, FormStepCounts>
  tableQuery: OfferTableQuery
  addressOf: BuildOfferTableUrl
}

export function OffersTable({ offers, steps, tableQuery, addressOf }: Props) {
  return (
    <table className={figures.table}>
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.offer}</th>
          {OFFER_TABLE_COLUMNS.map((column) => (
            <OfferColumnHeading
              tableQuery={tableQuery}
              column={column}
              href={addressOf(toggleOfferSort(tableQuery, column))}
              key={column}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} steps={steps.get(offer.id)} />
        ))}
      </tbody>
    </table>
  )
}

type OfferColumnHeadingProps = {
  tableQuery: OfferTableQuery
  column: OfferTableColumn
  href: string
}

function OfferColumnHeading({ tableQuery, column, href }: OfferColumnHeadingProps) {
  const order = tableQuery.isAscending ? 'ascending' : 'descending'
  const isSorted = tableQuery.sort === column
  return (
    <th aria-sort={isSorted ? order : undefined} scope="col">
      <Link
        href={href}
        prefetch={false}
        title={isRateColumn(column) ? text.rates[column] : undefined}
      >
        {text.columns[column]}
      </Link>
    </th>
  )
}

const isRateColumn = (column: OfferTableColumn): column is keyof typeof text.rates =>
  column in text.rates
