import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import {
  adminUrlOfProblem,
  type ContentProblem,
  type ContentProblemKind,
} from '@/src/plugins/content-care/rules/contentProblem'
import {
  contentProblemDetail,
  contentProblemWords as text,
} from '@/src/plugins/content-care/words/admin/contentProblems'
import { titleOfDocumentOrGlobal } from '@/src/plugins/translations/admin/titleOfDocumentOrGlobal'
import styles from './Care.module.css'

const MAX_UNFOLDED_ENTRIES = 12

type Props = { kind: ContentProblemKind; entries: readonly ContentProblem[]; req: PayloadRequest }

/** Lists the content problems of one kind. Each line links to the field concerned. */
export function ContentProblemSection({ kind, entries, req }: Props) {
  const { title, why } = text.kinds[kind]
  const rest = entries.slice(MAX_UNFOLDED_ENTRIES)
  return (
    <section aria-labelledby={kind} className={styles.section}>
      <h2 className={styles.heading} id={kind}>
        <span>{title}</span> <span className={styles.count}>{text.figure(entries.length)}</span>
      </h2>
      <p className={styles.why}>{why}</p>
      <ContentProblemList entries={entries.slice(0, MAX_UNFOLDED_ENTRIES)} req={req} />
      {rest.length > 0 ? (
        <details>
          <summary className={styles.more}>{text.more(rest.length)}</summary>
          <ContentProblemList entries={rest} req={req} />
        </details>
      ) : null}
    </section>
  )
}

function ContentProblemList({ entries, req }: Omit<Props, 'kind'>) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const { name, kind } = titleOfDocumentOrGlobal(entry.place, req)
        const address = adminUrlOfProblem(entry)
        const detail = contentProblemDetail(entry)
        return (
          <li key={`${address} ${detail}`}>
            <Link className={styles.entry} href={address} prefetch={false}>
              <span>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.detail}>{kind}</span>
              </span>{' '}
              <span className={styles.matter}>{detail}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
