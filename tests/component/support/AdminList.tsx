import type { ReactNode } from 'react'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import { ListView } from '@/components/admin/list/ListView'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'
import { ListProvider } from './ListProvider'
import { PluginProviders } from './PluginProviders'

type Props<Doc> = {
  collection: ActionableCollection
  docs: Doc[]
  /** The content of each row, by field. */
  cells?: Record<string, (doc: Doc) => ReactNode>
  filters?: ChildrenWithoutText
  /** The number of rows on all pages. */
  total?: number
  page?: number
}

/** A list of the admin with its rows, as the server sends it to the browser. */
export function AdminList<Doc extends { id: number }>(props: Props<Doc>) {
  const { cells = {}, collection, docs, filters, page, total } = props
  return (
    <PageRefreshProvider>
      <PluginProviders>
        <ListProvider collection={collection} docs={docs} page={page} total={total}>
          <ListView
            collection={collection}
            collectionSlug={collection}
            columnState={Object.entries(cells).map(([accessor, cell]) => ({
              accessor,
              active: true,
              field: { name: accessor, type: 'text' },
              Heading: accessor,
              renderedCells: docs.map(cell),
            }))}
            filters={filters}
            hasCreatePermission
            newDocumentURL={`/admin/collections/${collection}/create`}
            Table={null}
            viewType="list"
          />
        </ListProvider>
      </PluginProviders>
    </PageRefreshProvider>
  )
}
