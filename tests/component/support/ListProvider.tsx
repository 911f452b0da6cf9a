import { ListQueryProvider } from '@payloadcms/ui'
import type { CollectionSlug, TypeWithID } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  collection: CollectionSlug
  docs?: TypeWithID[]
  /** The number of rows on all pages. */
  total?: number
  page?: number
  /** The number of rows on a page. */
  limit?: number
  children: ReactNode
}

/** The rows of a list, as the server sends them; `renderInAdmin` has the filters in its `url`. */
export function ListProvider({ children, collection, docs = [], ...props }: Props) {
  const { limit = 10, page = 1, total = docs.length } = props
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const pages = { limit, page, pagingCounter: (page - 1) * limit + 1, totalDocs: total, totalPages }
  return (
    <ListQueryProvider
      collectionSlug={collection}
      data={{ ...pages, docs, hasNextPage: page < totalPages, hasPrevPage: page > 1 }}
      modifySearchParams
      query={{ limit }}
    >
      {children}
    </ListQueryProvider>
  )
}
