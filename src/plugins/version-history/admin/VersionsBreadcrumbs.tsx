import { SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

/** Breadcrumbs: the document, then its versions. */
export function VersionsBreadcrumbs({
  initPageResult,
  routeSegments,
  view,
}: Pick<DocumentViewServerProps, 'initPageResult' | 'routeSegments'> & { view: string }) {
  const { collectionConfig, docID, globalConfig } = initPageResult
  const plural = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <SetDocumentStepNav
      collectionSlug={collectionConfig?.slug}
      globalSlug={globalConfig?.slug}
      id={docID}
      isTrashed={routeSegments[2] === 'trash'}
      pluralLabel={typeof plural === 'string' ? plural : undefined}
      useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
      view={view}
    />
  )
}
