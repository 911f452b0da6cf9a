import type { ActionableCollection } from '@/src/content/admin/rowActions'
import { selectionWords as words } from '@/src/content/admin/selections'
import { exportPath } from '@/src/domain/admin/exportedList'
import styles from './SelectionBar.module.css'

type Props = { collection: ActionableCollection; ids: readonly (number | string)[] }

/** A POST form instead of a link: the ids of a thousand rows do not fit in a URL. */
export function ExportTicked({ collection, ids }: Props) {
  return (
    <form action={exportPath(collection, '')} method="post">
      <input name="ids" type="hidden" value={ids.join(',')} />
      <button className={styles.export} type="submit">
        {words.exportTicked}
      </button>
    </form>
  )
}
