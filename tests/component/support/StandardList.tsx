import { ListQueryProvider, Table } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { PageRefresh } from '@/components/admin/frame/PageRefresh'
import { selectionColumn } from '@/components/admin/list/SelectionBoxes'
import { StandardListView } from '@/components/admin/list/StandardListView'
import type { Row } from './staffLists'

type Props = {
  collection: CollectionSlug
  docs: Row[]
  /** Rows on all pages. */
  total?: number
  isTrash?: boolean
}

const LIMIT = 4

/** A list without a component of its own, as the server hands it to the browser. */
export function StandardList({ collection, docs, total = docs.length, isTrash = false }: Props) {
  const totalPages = Math.ceil(total / LIMIT)
  const pages = { limit: LIMIT, page: 1, pagingCounter: 1, totalDocs: total, totalPages }
  const rows = docs.map(({ id, title }) => ({ id, name: String(title) }))
  const reach = { current: { from: null, isHeld: false } }
  return (
    <PageRefresh>
      <ListQueryProvider
        collectionSlug={collection}
        data={{ ...pages, docs, hasNextPage: totalPages > 1, hasPrevPage: false }}
        modifySearchParams
        query={{ limit: LIMIT }}
      >
        <StandardListView
          collectionSlug={collection}
          columnState={[]}
          hasCreatePermission
          hasDeletePermission
          hasTrashPermission
          newDocumentURL={`/admin/collections/${collection}/create`}
          Table={<Table columns={[selectionColumn(rows, reach)]} data={docs} />}
          viewType={isTrash ? 'trash' : 'list'}
        />
      </ListQueryProvider>
    </PageRefresh>
  )
}
