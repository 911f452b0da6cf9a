'use client'

import { Button, useAuth, useConfig, useListQuery } from '@payloadcms/ui'
import { listActions, listWords, listPageWords as pageWords } from '@/src/content/admin/lists'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'
import styles from './EmptyList.module.css'

type Props = { collection: ActionableCollection; newDocument: string }

/** Names what there is none of, why, and what to do about it. */
export function EmptyList({ collection, newDocument }: Props) {
  const { data, query } = useListQuery()
  const { permissions } = useAuth()
  const { config } = useConfig()
  if (data?.totalDocs) return <MissingPage last={data.totalPages} />
  const words = listWords[collection]
  const isNarrowed = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0
  const mayCreate = permissions?.collections?.[collection]?.create
  // A preset that Payload remembers of this person would narrow the bare address again.
  const whole = `${config.routes.admin}/collections/${collection}?preset=`

  return (
    <div className={styles.empty}>
      <h2>{rowActions[collection].empty}</h2>
      <p>{isNarrowed ? words.noMatch : words.emptyHint}</p>
      {/* Loads the page anew: while it stays, Payload's field of search puts its words back. */}
      {isNarrowed && (
        <Button buttonStyle="secondary" el="anchor" margin={false} url={whole}>
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
