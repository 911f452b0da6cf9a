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
  formatPercentageOf,
  recruitmentText as text,
} from '@/src/plugins/statistics/words/admin/recruitment'
import styles from './Recruitment.module.css'
import { RecruitmentRowName } from './RecruitmentRowName'

type Props = { rows: readonly RecruitmentRow[]; all: RecruitmentTimes; by: RecruitmentRowGrouping }

/** Table of the waiting times until applications were read, decided on or answered. */
export function RecruitmentTimesTable({ rows, all, by }: Props) {
  return (
    <section aria-labelledby="delais">
      <h2 className={styles.heading} id="delais">
        {text.timesTitle}
      </h2>
      <p className={styles.note}>{text.timesIntro}</p>
      <table className={figures.table}>
        <caption>{text.timesTitle}</caption>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {text.rowHeading[by]}
            </th>
            <th rowSpan={2} scope="col">
              {text.received}
            </th>
            {WAIT_STAGES.map((wait) => (
              <th className={styles.wait} colSpan={2} key={wait} scope="colgroup">
                {text.waits[wait]}
              </th>
            ))}
            <th rowSpan={2} scope="col">
              {text.onTime}
            </th>
          </tr>
          <tr className={styles.halves}>
            {WAIT_STAGES.flatMap((wait) => [
              <th key={`${wait} median`} scope="col">
                {text.median}
              </th>,
              <th key={`${wait} ninth`} scope="col">
                {text.ninth}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.length !== 1 && (
            <tr className={styles.all}>
              <th scope="row">{text.all}</th>
              <RecruitmentTimesCells times={all} />
            </tr>
          )}
          {rows.map((row) => (
            <tr key={`${row.offer} ${row.name}`}>
              <th scope="row">
                <RecruitmentRowName by={by} row={row} />
              </th>
              <RecruitmentTimesCells times={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RecruitmentTimesCells({ times }: { times: RecruitmentTimes }) {
  const { received, promised, kept } = times
  return (
    <>
      <td data-label={text.received}>{formatCount(received)}</td>
      {WAIT_STAGES.flatMap((wait) => [
        <WaitingTimeCell key={`${wait} median`} of="median" times={times} wait={wait} />,
        <WaitingTimeCell key={`${wait} ninth`} of="ninth" times={times} wait={wait} />,
      ])}
      <td
        data-label={text.onTime}
        data-none={promised === 0}
        title={promised > 0 ? text.keptOf(kept, promised) : undefined}
      >
        {promised > 0 ? formatPercentageOf(kept, promised) : <NoValueDash />}
      </td>
    </>
  )
}

type WaitingTimeCellProps = {
  times: RecruitmentTimes
  wait: CandidateWaitStage
  of: 'median' | 'ninth'
}

function WaitingTimeCell({ times, wait, of }: WaitingTimeCellProps) {
  const { done, [of]: seconds } = times[wait]
  return (
    <td
      className={of === 'ninth' ? figures.minor : undefined}
      data-label={`${text.waits[wait]}, ${text[of].toLowerCase()}`}
      data-none={seconds === null}
      title={
        seconds === null ? undefined : `${formatExactDelay(seconds)} · ${text.measured(wait, done)}`
      }
    >
      {seconds === null ? <NoValueDash /> : formatDelay(seconds)}
    </td>
  )
}

const NoValueDash = () => (
  <span aria-label={text.nothing} role="img">
    –
  </span>
)
