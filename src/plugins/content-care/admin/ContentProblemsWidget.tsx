import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { CONTENT_PROBLEMS_PATH } from '@/src/plugins/content-care/rules/contentProblem'
import { contentProblemWords as text } from '@/src/plugins/content-care/words/admin/contentProblems'
import styles from './Care.module.css'
import { ContentProblemCounts } from './ContentProblemCounts'
import { findCachedContentProblems } from './findCachedContentProblems'

const contentProblemsPath = `/admin${CONTENT_PROBLEMS_PATH}`

/** Dashboard widget: number of content problems per kind. */
export async function ContentProblemsWidget({ req }: WidgetServerProps) {
  // The widget checks the user, because Payload also renders it alone when it is added.
  if (!req.user) return null
  const entries = await findCachedContentProblems(req)
  return (
    <DashboardPanel
      actions={
        entries.length > 0 ? (
          <Link href={contentProblemsPath} prefetch={false}>
            {text.seeAll}
          </Link>
        ) : null
      }
      title={text.title}
    >
      {entries.length === 0 ? <p className={styles.none}>{text.none}</p> : null}
      <ContentProblemCounts address={contentProblemsPath} entries={entries} />
    </DashboardPanel>
  )
}
