import { DocumentInfoProvider, EditDepthProvider, Form, OperationProvider } from '@payloadcms/ui'
import type { CollectionSlug, FormState, GlobalSlug } from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { ADMINISTRATOR } from './renderInAdmin'

type StoredDocument = {
  collection?: CollectionSlug
  global?: GlobalSlug
  id?: number
  /** The stored values by path, `seo.title` for those in a group. */
  fields: Record<string, unknown>
  /** The differences from a published document that the user may change and delete. */
  info?: Partial<ComponentProps<typeof DocumentInfoProvider>>
  /** The form state with which the server responds to each change; no response by default. */
  judge?: (state: FormState) => Promise<FormState>
}

const ALL_PERMISSIONS = {
  create: true,
  delete: true,
  fields: true,
  read: true,
  update: true,
} as const

/** Children inside the form of a stored document, for `renderInAdmin`; without an id, of a new one. */
export function inDocument(children: ReactNode, stored: StoredDocument) {
  const { collection, global, id, fields, info, judge } = stored
  const path = global ? `globals/${global}` : [collection, id].filter(Boolean).join('/')
  const isNew = !global && id === undefined
  const initialState = formStateOf(fields)
  return (
    <DocumentInfoProvider
      collectionSlug={collection}
      currentEditor={ADMINISTRATOR}
      docPermissions={ALL_PERMISSIONS}
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
      {...info}
    >
      <OperationProvider operation={isNew ? 'create' : 'update'}>
        <Form
          action={`/api/${path}`}
          initialState={initialState}
          isDocumentForm
          method={global || isNew ? 'POST' : 'PATCH'}
          onChange={judge && [({ formState }) => judge(formState)]}
        >
          <EditDepthProvider>{children}</EditDepthProvider>
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}

/** The form state of stored values. */
export function formStateOf(fields: Record<string, unknown>): FormState {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [
      path,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )
}
