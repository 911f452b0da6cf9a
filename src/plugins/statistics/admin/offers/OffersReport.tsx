import type { StatisticsPageArguments } from '@/src/plugins/statistics/admin/StatisticsFrame'
import { TablePagination } from '@/src/plugins/statistics/admin/TablePagination'
import { readFormStepCounts } from '@/src/plugins/statistics/queries/readFormStepCounts'
import { readOfferTable } from '@/src/plugins/statistics/queries/readOfferTable'
import {
  OFFERS_PER_PAGE,
  type OfferTableQuery,
  offerTableQueryString,
} from '@/src/plugins/statistics/rules/offerTable'
import { offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import { OfferFilters } from './OfferFilters'
import { OfferGroupFilterLinks } from './OfferGroupFilterLinks'
import styles from './Offers.module.css'
import { OffersTable } from './OffersTable'

export type BuildOfferTableUrl = (change: Partial<OfferTableQuery>) => string

type Props = Pick<StatisticsPageArguments, 'req' | 'period' | 'timezone'> & {
  tableQuery: OfferTableQuery
  address: string
}

/** Report of views, started forms and applications of each offer. */
export async function OffersReport({
  req: { payload },
  period,
  timezone,
  tableQuery,
  address,
}: Props) {
  const table = await readOfferTable(payload, { ...tableQuery, period, timezone })
  const offers = table.offers.map(({ id }) => id)
  const steps = await readFormStepCounts(payload, { offers, period })
  const addressOf: BuildOfferTableUrl = (change) =>
    `${address}?${offerTableQueryString(period, { ...tableQuery, page: 1, ...change })}`
  return (
    <>
      <OfferGroupFilterLinks addressOf={addressOf} tableQuery={tableQuery} groups={table.groups} />
      <OfferFilters
        address={address}
        addressOf={addressOf}
        tableQuery={tableQuery}
        period={period}
      />
      {table.offers.length === 0 ? (
        <NoOfferFoundMessage tableQuery={tableQuery} />
      ) : (
        <OffersTable
          addressOf={addressOf}
          tableQuery={tableQuery}
          offers={table.offers}
          steps={steps}
        />
      )}
      <TablePagination
        addressOf={(page) => addressOf({ page })}
        label={text.count(table.total)}
        last={Math.ceil(table.total / OFFERS_PER_PAGE)}
        page={tableQuery.page}
      />
      <p className={styles.note}>{text.note}</p>
      <p className={styles.note}>{text.stepNote}</p>
    </>
  )
}

function NoOfferFoundMessage({ tableQuery }: { tableQuery: OfferTableQuery }) {
  return (
    <div className={styles.empty}>
      <h2>{text.none}</h2>
      <p>{tableQuery.group && !tableQuery.search ? text.noneInGroup : text.noneHint}</p>
    </div>
  )
}
