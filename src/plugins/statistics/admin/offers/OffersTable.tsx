import { Link } from '@payloadcms/ui'
import figures from '@/src/plugins/statistics/admin/FigureTable.module.css'
import type { FormSteps } from '@/src/plugins/statistics/rules/formExits'
import {
  OFFER_COLUMNS,
  type OfferColumn,
  type OfferFigures,
  type OfferTableQuery,
  toggleOfferSort,
} from '@/src/plugins/statistics/rules/offerTable'
import { offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import { OfferRow } from './OfferRow'
import type { BuildOfferTableUrl } from './OffersReport'

type Props = {
  offers: readonly OfferFigures[]
  steps: ReadonlyMap<number, FormSteps>
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
          {OFFER_COLUMNS.map((column) => (
            <Heading
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

type HeadingProps = { tableQuery: OfferTableQuery; column: OfferColumn; href: string }

function Heading({ tableQuery, column, href }: HeadingProps) {
  const order = tableQuery.isAscending ? 'ascending' : 'descending'
  const isSorted = tableQuery.sort === column
  return (
    <th aria-sort={isSorted ? order : undefined} scope="col">
      <Link href={href} prefetch={false} title={isRate(column) ? text.rates[column] : undefined}>
        {text.columns[column]}
      </Link>
    </th>
  )
}

const isRate = (column: OfferColumn): column is keyof typeof text.rates => column in text.rates
