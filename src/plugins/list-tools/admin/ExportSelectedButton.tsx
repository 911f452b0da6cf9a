import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'
import { exportPath } from '@/src/plugins/list-tools/rules/exportPath'
import { selectionBarWords as words } from '@/src/plugins/list-tools/words/admin/selections'
import styles from './SelectionBar.module.css'

type Props = { collection: ActionableCollection; ids: readonly (number | string)[] }

/** The button submits a POST form, because the ids of a thousand rows do not fit in a URL. */
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
