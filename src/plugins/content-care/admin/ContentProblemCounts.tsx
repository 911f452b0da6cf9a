import { Link } from '@payloadcms/ui'
import {
  CONTENT_PROBLEM_KINDS,
  type ContentProblem,
} from '@/src/plugins/content-care/rules/contentProblem'
import { contentProblemWords as text } from '@/src/plugins/content-care/words/admin/contentProblems'
import styles from './Care.module.css'

type Props = {
  /** URL of the page with one section per kind; empty on that page itself. */
  address: string
  entries: readonly ContentProblem[]
}

/** Number of content problems per kind, each linked to its section. */
export function ContentProblemCounts({ address, entries }: Props) {
  const kinds = CONTENT_PROBLEM_KINDS.map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  })).filter(({ count }) => count > 0)
  if (kinds.length === 0) return null
  return (
    <ul aria-label={text.kindsLabel} className={styles.kinds}>
      {kinds.map(({ kind, count }) => (
        <li key={kind}>
          <Link className={styles.kind} href={`${address}#${kind}`} prefetch={false}>
            <span>{text.kinds[kind].title}</span>{' '}
            <span className={styles.count}>{text.figure(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
