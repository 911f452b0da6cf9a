import { Link } from '@payloadcms/ui'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { Period } from '@/src/domain/visits/period'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import {
  OFFER_TABLE_COLUMNS,
  type OfferTableQuery,
} from '@/src/plugins/statistics/rules/offerTable'
import { offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import styles from './Offers.module.css'
import type { BuildOfferTableUrl } from './OffersReport'

type Props = {
  tableQuery: OfferTableQuery
  period: Period
  address: string
  addressOf: BuildOfferTableUrl
}

/** Filters the table. On a narrow screen, which has no column headings, it also sorts. Works without JavaScript. */
export function OfferFilters({ tableQuery, period, address, addressOf }: Props) {
  const isNarrowed = Boolean(tableQuery.source || tableQuery.search)
  return (
    <form action={address} className={styles.filters}>
      <input name="du" type="hidden" value={period.from} />
      <input name="au" type="hidden" value={period.to} />
      {tableQuery.group && <input name="groupe" type="hidden" value={tableQuery.group} />}
      {tableQuery.isAscending && <input name="ordre" type="hidden" value="asc" />}
      <label>
        {text.source}
        <select defaultValue={tableQuery.source ?? ''} key={tableQuery.source} name="source">
          <option value="">{text.everySource}</option>
          {VISIT_SOURCES.map((source) => (
            <option key={source} value={source}>
              {visitSourceLabels[source]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.search}
        <input defaultValue={tableQuery.search} key={tableQuery.search} name="q" type="search" />
      </label>
      <label className={styles.sort}>
        {text.sortBy}
        <select defaultValue={tableQuery.sort} key={tableQuery.sort} name="tri">
          {OFFER_TABLE_COLUMNS.map((column) => (
            <option key={column} value={column}>
              {text.columns[column]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{text.filter}</button>
      {isNarrowed && (
        <Link href={addressOf({ source: null, search: '' })} prefetch={false}>
          {text.clear}
        </Link>
      )}
    </form>
  )
}
