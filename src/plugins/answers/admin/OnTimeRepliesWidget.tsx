import type { WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { countOnTimeRepliesByMonth } from '@/src/plugins/answers/queries/countOnTimeRepliesByMonth'
import { onTimeRepliesWords as words } from '@/src/plugins/answers/words/admin/promisedReplies'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import styles from './OnTimeRepliesWidget.module.css'

/** Share of candidate replies sent by the promised date, per month. */
export async function OnTimeRepliesWidget({ req: { payload, user } }: WidgetServerProps) {
  if (!user) return null
  const timezone = await readSiteTimezone(payload)
  const months = await countOnTimeRepliesByMonth(payload, { now: new Date(), timezone })
  return (
    <DashboardPanel title={words.title}>
      <p className={styles.explanation}>{words.explanation}</p>
      {months.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className={styles.months}>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.promised}</th>
              <th scope="col">{words.kept}</th>
              <th scope="col">{words.share}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ kept, month, promised }) => (
              <tr key={month}>
                <th scope="row">{words.monthName(month)}</th>
                <td>{words.figure(promised)}</td>
                <td>{words.figure(kept)}</td>
                <td>{words.shareOf(kept / promised)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DashboardPanel>
  )
}
