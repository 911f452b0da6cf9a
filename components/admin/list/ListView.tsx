'use client'

import {
  Gutter,
  ListControls,
  RelationshipProvider,
  SelectionProvider,
  SetStepNav,
  Table,
  TableColumnsProvider,
  useConfig,
  useListDrawerContext,
  useListQuery,
} from '@payloadcms/ui'
import type { ClientField, ListViewClientProps } from 'payload'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'
import { listTools } from '@/src/plugins/listTools'
import { EmptyList } from './EmptyList'
import { ListHead } from './ListHead'
import { ListPagination } from './ListPagination'
import styles from './ListView.module.css'
import { useReportListUrl } from './RemountListOnUrlChange'
import { StandardListView } from './StandardListView'

type Props = ListViewClientProps & {
  collection: ActionableCollection
  /** The bar of filters, between the head and the table. */
  filters?: ChildrenWithoutText
}

/**
 * List view with our head and filters, and the tools of plugins, made of Payload's components. Drawers and the
 * trash use the standard list view.
 */
export function ListView({ collection, filters, ...view }: Props) {
  const { isInDrawer } = useListDrawerContext()
  const { data } = useListQuery()
  const { getEntityConfig } = useConfig()
  useReportListUrl()
  if (isInDrawer || view.viewType === 'trash') return <StandardListView {...view} />

  const config = getEntityConfig({ collectionSlug: collection })
  const docs = data?.docs ?? []
  const { Table: ToolTable } = listTools[0] ?? {}
  return (
    <TableColumnsProvider collectionSlug={collection} columnState={view.columnState}>
      <div
        className={`collection-list collection-list--${collection} ${styles.list}`}
        data-own-list
      >
        <SetStepNav nav={[{ label: config.labels.plural }]} />
        <SelectionProvider docs={docs} totalDocs={data?.totalDocs ?? 0}>
          {view.BeforeList}
          <Gutter className="collection-list__wrap">
            <ListHead collection={collection} newDocument={view.newDocumentURL} />
            <ListControls
              collectionConfig={{ ...config, fields: config.fields.map(asStoredField) }}
              collectionSlug={collection}
              disableQueryPresets
              enableFilters={false}
              renderedFilters={view.renderedFilters}
              resolvedFilterOptions={view.resolvedFilterOptions}
            />
            {filters}
            {view.BeforeListTable}
            {listTools.map(({ name, Selection }) => (
              <Selection collection={collection} key={name} />
            ))}
            {docs.length > 0 ? (
              <div className="collection-list__tables">
                <RelationshipProvider>
                  {ToolTable ? (
                    <ToolTable collection={collection} columns={view.columnState} docs={docs} />
                  ) : (
                    <Table columns={view.columnState} data={docs} />
                  )}
                </RelationshipProvider>
              </div>
            ) : (
              <EmptyList collection={collection} newDocument={view.newDocumentURL} />
            )}
            {view.AfterListTable}
            {docs.length > 0 && <ListPagination limits={config.admin.pagination?.limits} />}
          </Gutter>
          {view.AfterList}
        </SelectionProvider>
      </div>
    </TableColumnsProvider>
  )
}

// Payload's filter builder, hidden in this view, fails on a condition on a virtual field.
const asStoredField = (field: ClientField): ClientField =>
  'virtual' in field && field.virtual === true ? { ...field, ...STORED_FIELD_OVERRIDE } : field

const STORED_FIELD_OVERRIDE = { virtual: false }
