import type { AdminViewServerProps } from 'payload'
import { OFFER_TABLE_PARAMS, parseOfferTableQuery } from '@/src/plugins/statistics/rules/offerTable'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { firstParamValues } from './firstParamValues'
import { OffersReport } from './offers/OffersReport'
import { StatisticsFrame } from './StatisticsFrame'

export function OfferStatisticsView(view: AdminViewServerProps) {
  const tableQuery = parseOfferTableQuery(firstParamValues(view.searchParams, OFFER_TABLE_PARAMS))
  return (
    <StatisticsFrame {...view} page="offers">
      {({ req, period, timezone }) => (
        <OffersReport
          address={`/admin${STATISTICS_PAGES.offers}`}
          tableQuery={tableQuery}
          period={period}
          req={req}
          timezone={timezone}
        />
      )}
    </StatisticsFrame>
  )
}
