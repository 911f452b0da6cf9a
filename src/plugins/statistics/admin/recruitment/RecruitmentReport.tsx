import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { periodQueryString } from '@/src/domain/visits/period'
import type { StatisticsPageArguments } from '@/src/plugins/statistics/admin/StatisticsFrame'
import { TablePagination } from '@/src/plugins/statistics/admin/TablePagination'
import { readRecruitmentTimes } from '@/src/plugins/statistics/queries/readRecruitmentTimes'
import {
  RECRUITMENT_ROW_GROUPINGS,
  RECRUITMENT_ROWS_PER_PAGE,
  type RecruitmentRowGrouping,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { recruitmentText as text } from '@/src/plugins/statistics/words/admin/recruitment'
import styles from './Recruitment.module.css'
import { RecruitmentTimesTable } from './RecruitmentTimesTable'
import { WaitingApplicationsSummary, WaitingApplicationsTable } from './WaitingApplicationsTable'

type Props = Pick<StatisticsPageArguments, 'period' | 'timezone' | 'now'> & {
  payload: Payload
  by: RecruitmentRowGrouping
  page: number
  address: string
}

/** Report of waiting times by offer or month, never by staff member. */
export async function RecruitmentReport({ payload, address, ...options }: Props) {
  const { rows, total, all } = await readRecruitmentTimes(payload, options)
  const { by, page, period } = options
  const addressOf = (change: { by?: RecruitmentRowGrouping; page?: number }) => {
    const { by: rowsOf, page: shown } = { by, page: 1, ...change }
    const parameters = [periodQueryString(period), ...(rowsOf === 'month' ? ['par=month'] : [])]
    return `${address}?${[...parameters, ...(shown > 1 ? [`page=${shown}`] : [])].join('&')}`
  }
  return (
    <>
      <nav aria-label={text.rowsLabel}>
        <ul className={styles.choice}>
          {RECRUITMENT_ROW_GROUPINGS.map((choice) => (
            <li key={choice}>
              <Link
                aria-current={choice === by ? 'true' : undefined}
                href={addressOf({ by: choice })}
                prefetch={false}
              >
                {text.rows[choice]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {all === null ? (
        <div className={styles.empty}>
          <h2>{text.none}</h2>
          <p>{text.noneHint}</p>
        </div>
      ) : (
        <>
          <WaitingApplicationsSummary all={all} />
          <RecruitmentTimesTable all={all} by={by} rows={rows} />
          <TablePagination
            addressOf={(to) => addressOf({ page: to })}
            label={text.count(total, by)}
            last={Math.ceil(total / RECRUITMENT_ROWS_PER_PAGE)}
            page={page}
          />
          <WaitingApplicationsTable by={by} rows={rows} />
        </>
      )}
      <p className={styles.note}>{text.note}</p>
    </>
  )
}
