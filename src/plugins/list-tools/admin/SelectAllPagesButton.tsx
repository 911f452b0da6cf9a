'use client'

import { Button, useListQuery, useSelection, useWindowInfo } from '@payloadcms/ui'
import { useSearchParams } from '@/components/admin/frame/routing'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { selectionBarWords as words } from '@/src/plugins/list-tools/words/admin/selections'
import styles from './SelectionBar.module.css'

type Props = {
  collection: string
  isTrash?: boolean
  /** Maximum number of selected rows. */
  most: number
}

/**
 * Selects the whole page where its checkbox is not visible, then the other pages up to the limit. At the limit
 * it shows how many rows are left out.
 */
export function SelectAllPagesButton({ collection, isTrash = false, ...props }: Props) {
  const { count = 0, selected, setSelection } = useSelection()
  const { data } = useListQuery()
  const { isBusy, run } = useRequestAction()
  const { breakpoints } = useWindowInfo()
  const searchParams = useSearchParams()
  const total = data?.totalDocs ?? 0
  const most = Math.min(total, props.most)
  const selectAll = (ids: readonly (number | string)[]) => {
    for (const id of ids) if (!selected.get(id)) setSelection(id)
  }
  const page = (data?.docs ?? []).map(({ id }) => id)
  const isPageSelected = page.every((id) => selected.get(id))
  if (isPageSelected && count >= most) {
    return total > most && <p className={styles.limit}>{words.limit(most, total)}</p>
  }
  if (!isPageSelected && !breakpoints.s) return null

  const url = `/api/selections/${collection}?${searchParams}${isTrash ? '&trash=true' : ''}`
  const selectOtherPages = () =>
    void run({
      send: () => request<{ ids: number[] }>(url),
      failed: words.notEverywhere,
      onDone: ({ ids }) => selectAll(ids.slice(0, most)),
      refresh: 'never',
    })
  const everywhere =
    total > most ? words.firstOnes(most, total) : words.everywhere(collection, total)
  return (
    <div className={styles.whole}>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={isPageSelected ? selectOtherPages : () => selectAll(page)}
        size="small"
      >
        {isPageSelected ? everywhere : words.wholePage}
      </Button>
    </div>
  )
}
