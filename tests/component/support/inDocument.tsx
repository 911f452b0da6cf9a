import { DocumentInfoProvider, Form, OperationProvider } from '@payloadcms/ui'
import type { CollectionSlug, FormState, GlobalSlug } from 'payload'
import type { ReactNode } from 'react'
import { ADMINISTRATOR } from './renderInAdmin'

type Stored = {
  collection?: CollectionSlug
  global?: GlobalSlug
  id?: number
  /** The stored values by path, `seo.title` for those in a group. */
  fields: Record<string, unknown>
}

/** Children inside the form of a stored document, for `renderInAdmin`; without an id, of a new one. */
export function inDocument(children: ReactNode, { collection, global, id, fields }: Stored) {
  const path = global ? `globals/${global}` : [collection, id].filter(Boolean).join('/')
  const isNew = !global && id === undefined
  const initialState = stateOf(fields)
  return (
    <DocumentInfoProvider
      collectionSlug={collection}
      currentEditor={ADMINISTRATOR}
      globalSlug={global}
      hasDeletePermission
      hasPublishedDoc
      hasPublishPermission
      hasSavePermission
      id={id}
      initialData={fields}
      initialState={initialState}
      hasTrashPermission
      isEditing={!isNew}
      isLocked={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved={false}
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <OperationProvider operation={isNew ? 'create' : 'update'}>
        <Form
          action={`/api/${path}`}
          initialState={initialState}
          isDocumentForm
          method={global || isNew ? 'POST' : 'PATCH'}
        >
          {children}
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}

function stateOf(fields: Record<string, unknown>): FormState {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [
      path,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )
}
