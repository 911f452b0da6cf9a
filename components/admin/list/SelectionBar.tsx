'use client'

import { Button, toast, useAuth, useListQuery, useSelection, useWindowInfo } from '@payloadcms/ui'
import { type ReactNode, useState, useTransition } from 'react'
import { type ActionableCollection, actionLabels } from '@/src/content/admin/rowActions'
import { selectionWords as words } from '@/src/content/admin/selections'
import { MOST_TICKED } from '@/src/domain/admin/bulkChange'
import { useSearchParams } from '../frame/routing'
import { DeletionDialog } from './DeletionDialog'
import { ExportTicked } from './ExportTicked'
import styles from './SelectionBar.module.css'

type Props = { collection: ActionableCollection; children: ReactNode }

/** What can be done at once with the rows that are ticked; there only while some are. */
export function SelectionBar({ collection, children }: Props) {
  const { count = 0, selectedIDs, toggleAll } = useSelection()
  const { permissions } = useAuth()
  const [isAsking, setAsking] = useState(false)
  const mayDelete = permissions?.collections?.[collection]?.delete === true
  if (count === 0) return null

  return (
    <section aria-label={words.region} className={styles.bar} data-thumb-bar>
      <p role="status">{words.count(count)}</p>
      <Button buttonStyle="transparent" margin={false} onClick={() => toggleAll()} size="small">
        {words.clear}
      </Button>
      <TickEverywhere collection={collection} />
      <div className={styles.actions}>{children}</div>
      {mayDelete && (
        <div className={styles.apart}>
          <ExportTicked collection={collection} ids={selectedIDs} />
          <Button
            buttonStyle="secondary"
            className={styles.delete}
            margin={false}
            onClick={() => setAsking(true)}
            size="small"
          >
            {actionLabels.delete}
          </Button>
        </div>
      )}
      {isAsking && (
        <DeletionDialog
          collection={collection}
          ids={selectedIDs}
          onClose={() => setAsking(false)}
          onDeleted={() => toggleAll()}
        />
      )}
    </section>
  )
}

/** The whole page, where no box above it is in sight; then the other pages, as far as one press reaches. */
function TickEverywhere({ collection }: { collection: ActionableCollection }) {
  const { count = 0, selected, setSelection } = useSelection()
  const { data } = useListQuery()
  const [isAsking, startAsking] = useTransition()
  const { breakpoints } = useWindowInfo()
  const asked = useSearchParams()
  const total = data?.totalDocs ?? 0
  const most = Math.min(total, MOST_TICKED)
  const tickAll = (ids: readonly (number | string)[]) => {
    for (const id of ids) if (!selected.get(id)) setSelection(id)
  }
  const page = (data?.docs ?? []).map(({ id }) => id)
  const isPageTicked = page.every((id) => selected.get(id))
  if (isPageTicked ? count >= most : !breakpoints.s) return null

  const tick = () =>
    startAsking(async () => {
      if (!isPageTicked) return tickAll(page)
      const ids = await askIds(`/api/selections/${collection}?${asked}`)
      if (ids) tickAll(ids)
      else toast.error(words.notEverywhere)
    })
  const everywhere = total > most ? words.firstOnes(most) : words.everywhere[collection](total)
  return (
    <div className={styles.whole}>
      <Button
        buttonStyle="secondary"
        disabled={isAsking}
        margin={false}
        onClick={tick}
        size="small"
      >
        {isPageTicked ? everywhere : words.wholePage}
      </Button>
    </div>
  )
}

async function askIds(address: string): Promise<number[] | null> {
  const response = await fetch(address, { credentials: 'include' }).catch(() => null)
  if (!response?.ok) return null
  const answer: { ids: number[] } = await response.json()
  return answer.ids
}
