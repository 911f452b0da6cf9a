import { Gutter } from '@payloadcms/ui'
import styles from '@/components/admin/undelivered/Undelivered.module.css'
import { undeliveredWords as words } from '@/src/plugins/undelivered-mail/words/admin'
import { UndeliveredList } from './UndeliveredList'

/** A view of the e-mail settings: Payload shows it only to users who may read these settings. */
export function UndeliveredView() {
  return (
    <main>
      <Gutter className={styles.view}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.explanation}>{words.explanation}</p>
        <UndeliveredList />
      </Gutter>
    </main>
  )
}
