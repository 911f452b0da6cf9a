'use client'

import { PerPage, useListQuery } from '@payloadcms/ui'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide'
import { listPaginationWords as words } from '@/src/content/admin/lists'
import { IconButton } from './IconButton'
import styles from './ListPagination.module.css'

const ROWS_PER_PAGE_CHOICES = [10, 25, 50, 100]

type Props = { limits?: number[] }

/** Pagination. Payload's own arrow buttons have no accessible name. */
export function ListPagination({ limits }: Props) {
  const { data, handlePageChange, handlePerPageChange } = useListQuery()
  if (!data || !handlePageChange) return null
  const { limit, page = 1, pagingCounter, totalDocs, totalPages } = data
  const last = Math.min(pagingCounter + limit - 1, totalDocs)
  const goToPage = (to: number) => () => void handlePageChange(to)

  return (
    <div className={styles.pages}>
      {totalPages > 1 && (
        <nav aria-label={words.pages}>
          {page > 1 && (
            <>
              <IconButton icon={ChevronsLeft} label={words.first} onClick={goToPage(1)} />
              <IconButton icon={ChevronLeft} label={words.previous} onClick={goToPage(page - 1)} />
            </>
          )}
          <span>{words.page(page, totalPages)}</span>
          {page < totalPages && (
            <>
              <IconButton icon={ChevronRight} label={words.next} onClick={goToPage(page + 1)} />
              <IconButton icon={ChevronsRight} label={words.last} onClick={goToPage(totalPages)} />
            </>
          )}
        </nav>
      )}
      <p>{words.rows(pagingCounter, last, totalDocs)}</p>
      <PerPage
        handleChange={(chosen) => void handlePerPageChange?.(chosen)}
        limit={limit}
        limits={limits ?? ROWS_PER_PAGE_CHOICES}
        resetPage={totalDocs <= pagingCounter}
      />
    </div>
  )
}
