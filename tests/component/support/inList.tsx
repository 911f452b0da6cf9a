import { ListQueryProvider } from '@payloadcms/ui'
import type { CollectionSlug, TypeWithID } from 'payload'
import type { ReactNode } from 'react'
import { router } from './router'

type Listed = { collection: CollectionSlug; docs?: TypeWithID[]; totalDocs?: number }

const LIMIT = 10

/** Children above the rows of a list, for `renderInAdmin`, whose `url` holds the filters in force. */
export function inList(children: ReactNode, { collection, docs = [], totalDocs }: Listed) {
  const total = totalDocs ?? docs.length
  const totalPages = Math.max(1, Math.ceil(total / LIMIT))
  const pages = { limit: LIMIT, page: 1, pagingCounter: 1, totalDocs: total, totalPages }
  return (
    <ListQueryProvider
      collectionSlug={collection}
      data={{ ...pages, docs, hasNextPage: totalPages > 1, hasPrevPage: false }}
      modifySearchParams
      query={{ limit: LIMIT }}
    >
      {children}
    </ListQueryProvider>
  )
}

/** The list that was asked for last, by the names of its URL, like `where[and][0][status][equals]`. */
export function requestedList() {
  const [search] = router.replace.mock.lastCall ?? []
  return Object.fromEntries(new URLSearchParams(search))
}
