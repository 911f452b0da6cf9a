'use client'

import { Button, useAuth, useListQuery } from '@payloadcms/ui'
import { listActions, listWords, listPageWords as pageWords } from '@/src/content/admin/lists'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'
import styles from './EmptyList.module.css'

type Props = { collection: ActionableCollection; newDocument: string }

/** Names what there is none of, why, and what to do about it. */
export function EmptyList({ collection, newDocument }: Props) {
  const { data, query, refineListData } = useListQuery()
  const { permissions } = useAuth()
  if (data?.totalDocs) return <MissingPage last={data.totalPages} />
  const words = listWords[collection]
  const isNarrowed = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0
  const mayCreate = permissions?.collections?.[collection]?.create
  // Payload's field of search would put its words back for `undefined`.
  const clear = () => void refineListData({ search: '', where: {}, preset: '', page: 1 })

  return (
    <div className={styles.empty}>
      <h2>{rowActions[collection].empty}</h2>
      <p>{isNarrowed ? words.noMatch : words.emptyHint}</p>
      {isNarrowed && (
        <Button buttonStyle="secondary" margin={false} onClick={clear}>
          {listActions.clear}
        </Button>
      )}
      {!isNarrowed && collection === 'job-offers' && mayCreate && (
        <Button el="link" margin={false} to={newDocument}>
          {listActions.newOffer}
        </Button>
      )}
    </div>
  )
}

/** An old address, or a list that has become shorter: there is something, elsewhere. */
function MissingPage({ last }: { last: number }) {
  const { handlePageChange } = useListQuery()
  return (
    <div className={styles.empty}>
      <h2>{pageWords.missing}</h2>
      <p>{pageWords.missingHint(last)}</p>
      <Button margin={false} onClick={() => void handlePageChange?.(last)}>
        {pageWords.toLast}
      </Button>
    </div>
  )
}
