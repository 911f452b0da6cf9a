import { Link } from '@/components/admin/frame/routing'
import { VisitShareList } from '@/components/admin/visits/VisitShareList'
import { visitStatsText } from '@/src/content/admin/visitStats'
import { SPONTANEOUS_APPLICATION_TITLE } from '@/src/content/storedWords'
import { periodQueryString } from '@/src/domain/visits/period'
import type { StatisticsPageArguments } from '@/src/plugins/statistics/admin/StatisticsFrame'
import { readOrigins } from '@/src/plugins/statistics/queries/readOrigins'
import {
  isRemainingOriginsRow,
  ORIGIN_URL_WORD_BY_GROUPING,
} from '@/src/plugins/statistics/rules/originTable'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import { originsText } from '@/src/plugins/statistics/words/admin/origins'
import styles from './AudienceReport.module.css'

const MAX_SHOWN_CAMPAIGNS = 6

type Props = Pick<StatisticsPageArguments, 'req' | 'period' | 'timezone'> & { visits: number }

/** The campaigns that brought the most visits, and a link to all campaigns with their applications. */
export async function CampaignShares({ req: { payload }, period, timezone, visits }: Props) {
  const group = 'campaign'
  const options = {
    period,
    timezone,
    group,
    spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE,
  } as const
  const rows = await readOrigins(payload, options)
  const campaigns = rows
    .filter((row) => row.key[0] !== '' && !isRemainingOriginsRow(row))
    .slice(0, MAX_SHOWN_CAMPAIGNS)
  const shares = campaigns.map((row) => {
    const { beside, name } = originsText.rowName(group, row)
    return {
      ...{ key: JSON.stringify(row.key), label: name, parts: beside },
      count: visitStatsText.visitsOf(row.visits),
      percentage: visits === 0 ? 0 : (row.visits / visits) * 100,
    }
  })
  const all = `par=${ORIGIN_URL_WORD_BY_GROUPING[group]}&${periodQueryString(period)}`
  return (
    <VisitShareList figure="campaigns" shares={shares}>
      <Link
        className={styles.all}
        href={`/admin${STATISTICS_PAGES.origins}?${all}`}
        prefetch={false}
      >
        {text.allCampaigns}
      </Link>
    </VisitShareList>
  )
}
