import type { DeclaredOriginCounts as Declared } from '@/src/plugins/statistics/queries/readDeclaredOrigins'
import { originsText } from '@/src/plugins/statistics/words/admin/origins'
import styles from './VisitOriginsReport.module.css'

const { columns, figure, total, declared: text } = originsText

/** The origins that candidates name themselves, which are not part of the measured origins. */
export function DeclaredOrigins({ answers }: Pick<Declared, 'answers'>) {
  const rows = answers.toSorted((a, b) => Number(a.answer === null) - Number(b.answer === null))
  const sum = (column: 'applications' | 'accepted') =>
    answers.reduce((all, row) => all + row[column], 0)
  const figures = (row: { applications: number; accepted: number }) => (
    <>
      <td data-label={columns.applications}>{figure(row.applications, false)}</td>
      <td data-label={columns.accepted} data-none={row.accepted === 0 || undefined}>
        {figure(row.accepted, false)}
      </td>
      <td data-label={columns.acceptedRate} data-share>
        {figure(row.applications === 0 ? null : row.accepted / row.applications, true)}
      </td>
    </>
  )
  return (
    <section aria-labelledby="declared" className={styles.section}>
      <h2 id="declared">{text.title}</h2>
      <p className={styles.remark}>{text.intro}</p>
      {rows.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <table aria-labelledby="declared" className={`${styles.table} ${styles.narrow}`}>
          <thead>
            <tr>
              <th scope="col">{text.answer}</th>
              <th scope="col">{columns.applications}</th>
              <th scope="col">{columns.accepted}</th>
              <th scope="col">{columns.acceptedRate}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr data-rest={row.answer === null || undefined} key={row.answer}>
                <th scope="row">{text.of(row.answer)}</th>
                {figures(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              {figures({ applications: sum('applications'), accepted: sum('accepted') })}
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}
