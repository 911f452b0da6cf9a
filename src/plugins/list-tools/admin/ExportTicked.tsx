import type { ActionableCollection } from '@/src/content/admin/rowActions'
import { selectionBarWords as words } from '@/src/plugins/list-tools/words/admin/selections'
import { exportPath } from '../rules/exportPath'
import styles from './SelectionBar.module.css'

type Props = { collection: ActionableCollection; ids: readonly (number | string)[] }

/** A POST form instead of a link: the ids of a thousand rows do not fit in a URL. */
export function ExportSelectedButton({ collection, ids }: Props) {
  return (
    <form action={exportPath(collection, '')} method="post">
      <input name="ids" type="hidden" value={ids.join(',')} />
      <button className={styles.export} type="submit">
        {words.exportTicked}
      </button>
    </form>
  )
}
