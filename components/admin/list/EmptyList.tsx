'use client'

import { Button, useAuth, useConfig, useListQuery } from '@payloadcms/ui'
import {
  listActionLabels,
  listCountAndHintWords,
  listPaginationWords as pageWords,
} from '@/src/content/admin/lists'
import { type ActionableCollection, rowActionTexts } from '@/src/content/admin/rowActionTexts'
import styles from './EmptyList.module.css'

type Props = { collection: ActionableCollection; newDocument: string }

/** Shown in place of an empty list: the reason (filters or no documents), and what to do. */
export function EmptyList({ collection, newDocument }: Props) {
  const { data, query } = useListQuery()
  const { permissions } = useAuth()
  const { config } = useConfig()
  if (data?.totalDocs) return <MissingListPageMessage last={data.totalPages} />
  const words = listCountAndHintWords[collection]
  const isNarrowed = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0
  const mayCreate = permissions?.collections?.[collection]?.create
  // `preset=`: without it Payload would apply the user's last filter preset again.
  const unfilteredUrl = `${config.routes.admin}/collections/${collection}?preset=`

  return (
    <div className={styles.empty}>
      <h2>{rowActionTexts[collection].empty}</h2>
      <p>{isNarrowed ? words.noMatch : words.emptyHint}</p>
      {/* The whole page is loaded: otherwise Payload's search field would restore its text. */}
      {isNarrowed && (
        <Button buttonStyle="secondary" el="anchor" margin={false} url={unfilteredUrl}>
          {listActionLabels.clear}
        </Button>
      )}
      {!isNarrowed && collection === 'job-offers' && mayCreate && (
        <Button el="link" margin={false} to={newDocument}>
          {listActionLabels.newOffer}
        </Button>
      )}
    </div>
  )
}

/** The page number in the URL is above the last page, for example after deletions. */
function MissingListPageMessage({ last }: { last: number }) {
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
