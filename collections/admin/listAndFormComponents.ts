import type { CollectionAdminOptions, UIField } from 'payload'
import { type ActionableCollection, rowActionLabels } from '@/src/content/admin/rowActionTexts'
import type { PageCollection, PageGlobal } from '@/src/domain/pages/contentPages'

/** The page sizes of a list. */
export const LIST_PAGE_SIZES = { defaultLimit: 25, limits: [10, 25, 50, 100] }

type AdminComponents = NonNullable<CollectionAdminOptions['components']>

/** Path of the component that renders the heading of a new document, which has no title yet. */
export const NEW_DOCUMENT_TITLE_PATH =
  '/components/admin/document/NewDocumentTitle#NewDocumentTitle'

/** The component that adds a link to the public page to the message after publication. */
export const seeOnSiteComponentOf = (
  page: { collection: PageCollection } | { global: PageGlobal },
) => ({
  path: '/components/admin/document/SeeOnSite#SeeOnSite',
  clientProps: page,
})

const CREATE_MENU_ITEM_PATH = '/components/admin/document/CreateMenuItem#CreateMenuItem'

/** The path of a component that renders nothing: it hides a field or button that Payload would render. */
export const EMPTY_COMPONENT_PATH = '/components/admin/document/EmptyComponent#EmptyComponent'

const LIST_VIEW_PATHS: Record<ActionableCollection, string> = {
  'job-offers': '/components/admin/jobOffers/OfferListView#OfferListView',
  'job-applications': '/components/admin/jobApplications/ApplicationListView#ApplicationListView',
  'contact-messages': '/components/admin/contactMessages/MessageListView#MessageListView',
}

/** The components of the list and of the form with our actions. */
export const listAndFormComponentsOf = (collection: ActionableCollection): AdminComponents => ({
  edit: {
    SaveButton: saveButtonComponentOf(collection),
    beforeDocumentControls: collection === 'job-offers' ? [NEW_DOCUMENT_TITLE_PATH] : [],
    editMenuItems: [
      ...(collection === 'job-offers' ? [CREATE_MENU_ITEM_PATH] : []),
      {
        path: '/components/admin/document/DeleteMenuItem#DeleteMenuItem',
        clientProps: { collection },
      },
    ],
  },
  views: {
    list: { Component: LIST_VIEW_PATHS[collection] },
  },
})

// Applications and messages have no save button, because they are saved at each change.
const saveButtonComponentOf = (collection: ActionableCollection) =>
  collection === 'job-offers'
    ? {
        path: '/components/admin/document/SaveButton#SaveButton',
        clientProps: { collection },
      }
    : EMPTY_COMPONENT_PATH

type ListColumnOptions = { name: string; label: string; cellPath: string }

/** A column of a list that is not a field of the document. */
export const createListColumn = ({ name, label, cellPath }: ListColumnOptions): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { components: { Cell: cellPath, Field: EMPTY_COMPONENT_PATH } },
})

/** The last column of a list: the actions of a row. */
export const createRowActionsField = (cellPath: string) =>
  createListColumn({ name: 'rowActions', label: rowActionLabels.column, cellPath })

/** Hides a field in the form, which shows it in another way; lists and filters still show it. */
export const hideInForm = () => false
