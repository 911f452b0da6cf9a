import { Table } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import { StandardListView } from '@/components/admin/list/StandardListView'
import { selectionColumn } from '@/src/plugins/list-tools/admin/SelectionBoxes'
import { ListProvider } from '@/tests/component/support/ListProvider'
import type { ListRow } from '@/tests/component/support/staffLists'

type Props = {
  collection: CollectionSlug
  docs: ListRow[]
  /** The number of rows on all pages. */
  total?: number
  isTrash?: boolean
}

/** A list without a component of its own, as the server sends it to the browser. */
export function StandardList({ collection, docs, total, isTrash = false }: Props) {
  const rows = docs.map(({ id, title }) => ({ id, name: String(title) }))
  const reach = { current: { from: null, isHeld: false } }
  return (
    <PageRefreshProvider>
      <ListProvider collection={collection} docs={docs} limit={4} total={total}>
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
      </ListProvider>
    </PageRefreshProvider>
  )
}
