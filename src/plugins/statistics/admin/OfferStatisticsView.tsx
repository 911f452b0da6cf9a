import type { AdminViewServerProps } from 'payload'
import { OFFER_PARAMS, parseOfferTableQuery } from '@/src/plugins/statistics/rules/offerTable'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { OffersReport } from './offers/OffersReport'
import { StatisticsFrame } from './StatisticsFrame'
import { singleParams } from './singleParams'

export function OfferStatisticsView(view: AdminViewServerProps) {
  const tableQuery = parseOfferTableQuery(singleParams(view.searchParams, OFFER_PARAMS))
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
