'use client'

import {
  Button,
  Gutter,
  ListControls,
  ListHeader,
  PageControls,
  RelationshipProvider,
  SelectionProvider,
  SetStepNav,
  TableColumnsProvider,
  useBulkUpload,
  useConfig,
  useListQuery,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientCollectionConfig, ListViewClientProps } from 'payload'
import { formatAdminURL, formatFilesize } from 'payload/shared'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { StandardBulkActions } from '@/src/plugins/list-tools/admin/StandardBulkActions'

/**
 * Payload's list view without its bar for selected rows: "select all" there sends a query instead of the ids, and
 * each action builds its own query.
 */
export function StandardListView(view: ListViewClientProps) {
  const { data } = useListQuery()
  const { config, getEntityConfig } = useConfig()
  const collection = getEntityConfig({ collectionSlug: view.collectionSlug })
  const openBulkUpload = useOpenBulkUpload(view.collectionSlug)
  const { i18n } = useTranslation()

  const isTrash = view.viewType === 'trash'
  const { labels, upload } = collection
  const docs = data?.docs ?? []
  const list = formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/${view.collectionSlug}`,
  })
  const steps = isTrash
    ? [{ label: labels.plural, url: list }, { label: i18n.t('general:trash') }]
    : [{ label: labels.plural }]
  return (
    <TableColumnsProvider collectionSlug={view.collectionSlug} columnState={view.columnState}>
      <SetStepNav nav={steps} />
      <div className={`collection-list collection-list--${view.collectionSlug}`}>
        <SelectionProvider
          docs={upload ? docs.map(withReadableFileSize) : docs}
          totalDocs={data?.totalDocs ?? 0}
        >
          {view.BeforeList}
          <Gutter className="collection-list__wrap">
            <ListHeader
              collectionConfig={collection}
              Description={
                view.Description && (
                  <div className="collection-list__sub-header">{view.Description}</div>
                )
              }
              hasCreatePermission={view.hasCreatePermission}
              hasDeletePermission={view.hasDeletePermission}
              hasTrashPermission={view.hasTrashPermission}
              i18n={i18n}
              isBulkUploadEnabled={hasBulkUpload(collection)}
              isTrashEnabled={Boolean(collection.trash)}
              newDocumentURL={view.newDocumentURL}
              openBulkUpload={openBulkUpload}
              // `smallBreak` leaves out Payload's bar for selected rows.
              smallBreak
              viewType={view.viewType}
            />
            <ListControls
              beforeActions={view.beforeActions}
              collectionConfig={collection}
              collectionSlug={view.collectionSlug}
              disableQueryPresets={
                collection.enableQueryPresets !== true || view.disableQueryPresets
              }
              listMenuItems={view.listMenuItems}
              queryPreset={view.queryPreset}
              queryPresetPermissions={view.queryPresetPermissions}
              renderedFilters={view.renderedFilters}
              resolvedFilterOptions={view.resolvedFilterOptions}
            />
            {view.BeforeListTable}
            <StandardBulkActions
              collection={collection}
              hasDeletePermission={view.hasDeletePermission}
              hasTrashPermission={view.hasTrashPermission}
              isTrash={isTrash}
              mayDeleteMany={!view.disableBulkDelete}
              mayEditMany={!view.disableBulkEdit}
            />
            {docs.length > 0 ? (
              <div className="collection-list__tables">
                <RelationshipProvider>{view.Table}</RelationshipProvider>
              </div>
            ) : (
              <div className="no-results">
                <EmptyListMessage isTrash={isTrash} />
                {view.hasCreatePermission && !isTrash && (
                  <Button el="link" to={view.newDocumentURL}>
                    {i18n.t('general:createNewLabel', { label: String(labels.singular) })}
                  </Button>
                )}
              </div>
            )}
            {view.AfterListTable}
            {docs.length > 0 && <PageControls collectionConfig={collection} />}
          </Gutter>
          {view.AfterList}
        </SelectionProvider>
      </div>
    </TableColumnsProvider>
  )
}

function EmptyListMessage({ isTrash }: { isTrash: boolean }) {
  const { t } = useTranslation()
  if (isTrash) return <p>{t('general:noTrashResults')}</p>
  return (
    <>
      <h3>{t('general:noResultsFound')}</h3>
      <p>{t('general:noResultsDescription')}</p>
    </>
  )
}

function useOpenBulkUpload(collectionSlug: string) {
  const { openModal } = useModal()
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload()
  const refreshPage = usePageRefresh()
  return () => {
    setCollectionSlug(collectionSlug)
    openModal(drawerSlug)
    setOnSuccess(refreshPage)
  }
}

const hasBulkUpload = ({ upload }: ClientCollectionConfig) =>
  Boolean(upload?.bulkUpload) && !upload?.hideFileInputOnCreate

const withReadableFileSize = (doc: { filesize?: number }) => ({
  ...doc,
  filesize: formatFilesize(doc.filesize ?? 0),
})
