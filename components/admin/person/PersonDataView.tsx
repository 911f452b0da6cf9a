import { Gutter } from '@payloadcms/ui'
import { personWords as words } from '@/src/content/admin/personData'
import { PersonData } from './PersonData'
import styles from './PersonData.module.css'

/** Beside the periods of retention, and open to the same people: Payload refuses others both. */
export function PersonDataView() {
  return (
    <main>
      <Gutter className={styles.view}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.explanation}>{words.explanation}</p>
        <PersonData />
      </Gutter>
    </main>
  )
}
