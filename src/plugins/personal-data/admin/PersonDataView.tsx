import { Gutter } from '@payloadcms/ui'
import { personWords as words } from '@/src/plugins/personal-data/words/admin/personData'
import { PersonDataSearch } from './PersonDataSearch'
import styles from './PersonDataSearch.module.css'

/**
 * A view of the document of the retention periods: Payload shows it only to users who may read that document.
 */
export function PersonDataView() {
  return (
    <main>
      <Gutter className={styles.view}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.explanation}>{words.explanation}</p>
        <PersonDataSearch />
      </Gutter>
    </main>
  )
}
