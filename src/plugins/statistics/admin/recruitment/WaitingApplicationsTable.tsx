import { formatCount } from '@/src/content/admin/visitStats'
import figures from '@/src/plugins/statistics/admin/FigureTable.module.css'
import {
  type CandidateWaitStage,
  type RecruitmentRow,
  type RecruitmentRowGrouping,
  type RecruitmentTimes,
  WAIT_STAGES,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import {
  formatDelay,
  formatExactDelay,
  recruitmentText as text,
} from '@/src/plugins/statistics/words/admin/recruitment'
import styles from './Recruitment.module.css'
import { RecruitmentRowName } from './RecruitmentRowName'

type Props = { rows: readonly RecruitmentRow[]; by: RecruitmentRowGrouping }

/** Number of applications of the period that still wait for each step. */
export function WaitingApplicationsSummary({ all }: { all: RecruitmentTimes }) {
  return (
    <dl className={styles.waiting}>
      {WAIT_STAGES.map((wait) => (
        <div key={wait}>
          <dt>{text.open[wait]}</dt>
          <dd>
            <strong>{formatCount(all[wait].open)}</strong>
            <LongestWaitingTime seconds={all[wait].longestOpen} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Table of the applications that still wait, and of the longest wait. */
export function WaitingApplicationsTable({ rows, by }: Props) {
  const open = rows.filter((row) => WAIT_STAGES.some((wait) => row[wait].open > 0))
  return (
    <section aria-labelledby="ouverts">
      <h2 className={styles.heading} id="ouverts">
        {text.openTitle}
      </h2>
      <p className={styles.note}>{text.openIntro}</p>
      {open.length === 0 ? (
        <p>{text.noneOpen}</p>
      ) : (
        <table className={figures.table}>
          <caption>{text.openTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{text.rowHeading[by]}</th>
              {WAIT_STAGES.map((wait) => (
                <th key={wait} scope="col">
                  {text.open[wait]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.map((row) => (
              <tr key={`${row.offer} ${row.name}`}>
                <th scope="row">
                  <RecruitmentRowName by={by} row={row} />
                </th>
                {WAIT_STAGES.map((wait) => (
                  <WaitingApplicationsCell key={wait} times={row} wait={wait} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function WaitingApplicationsCell({
  times,
  wait,
}: {
  times: RecruitmentTimes
  wait: CandidateWaitStage
}) {
  const { open, longestOpen } = times[wait]
  return (
    <td data-label={text.open[wait]} data-none={open === 0}>
      <span className={styles.open}>
        <span>{formatCount(open)}</span> <LongestWaitingTime seconds={longestOpen} />
      </span>
    </td>
  )
}

function LongestWaitingTime({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null
  return (
    <span className={styles.since} title={formatExactDelay(seconds)}>
      {text.since(formatDelay(seconds))}
    </span>
  )
}
