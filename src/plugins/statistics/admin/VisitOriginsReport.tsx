import { Link } from '@payloadcms/ui'
import { SPONTANEOUS_APPLICATION_TITLE } from '@/src/content/storedWords'
import { periodQueryString } from '@/src/domain/visits/period'
import { readDeclaredOrigins } from '@/src/plugins/statistics/queries/readDeclaredOrigins'
import { readOrigins } from '@/src/plugins/statistics/queries/readOrigins'
import {
  isRemainingOriginsRow,
  type OriginTableQuery,
  originTableQueryString,
} from '@/src/plugins/statistics/rules/originTable'
import { originsText as text } from '@/src/plugins/statistics/words/admin/origins'
import { DeclaredOrigins } from './DeclaredOrigins'
import { OriginsTable } from './OriginsTable'
import type { StatisticsPageArguments } from './StatisticsFrame'
import styles from './VisitOriginsReport.module.css'

type Props = { tableQuery: OriginTableQuery; statistics: StatisticsPageArguments }

/** Report of the origins of visitors and candidates, as measured and as declared. */
export async function VisitOriginsReport({
  tableQuery,
  statistics: { req, period, timezone },
}: Props) {
  const { group } = tableQuery
  const [rows, declared] = await Promise.all([
    readOrigins(req.payload, {
      ...{ period, timezone, group },
      spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE,
    }),
    readDeclaredOrigins(req.payload, { period, timezone }),
  ])
  const { applications, accepted } = declared.unmeasured
  const isCampaign = group === 'campaign' || group === 'content'
  return (
    <>
      <section aria-labelledby="origins" className={styles.section}>
        <h2 id="origins">{text.title}</h2>
        <nav aria-label={text.groupBy} className={styles.groups}>
          <span aria-hidden="true">{text.groupBy}</span>
          <ul>
            {shownOriginGroups.map((one) => (
              <li key={one}>
                <Link
                  aria-current={one === group ? 'true' : undefined}
                  href={`?${periodQueryString(period)}&${originTableQueryString({ ...tableQuery, group: one })}`}
                  prefetch={false}
                  scroll={false}
                >
                  {text.groups[one]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {rows.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <OriginsTable tableQuery={tableQuery} period={period} rows={rows} />
        )}
        {isCampaign && rows.every(isRemainingOriginsRow) && (
          <p className={styles.remark}>
            {text.noCampaign} <code>{text.example}</code>
          </p>
        )}
        <p className={styles.remark}>{group === 'offer' ? text.followedOffers : text.followed}</p>
        {applications > 0 && (
          <p className={styles.remark}>{text.unmeasured(applications, accepted)}</p>
        )}
      </section>
      <DeclaredOrigins answers={declared.answers} />
    </>
  )
}

const shownOriginGroups = ['source', 'site', 'campaign', 'content', 'offer'] as const
