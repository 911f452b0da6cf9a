import type { CollectionAdminOptions, UIField } from 'payload'
import { type ActionableCollection, actionLabels } from '@/src/content/admin/rowActions'
import type { PageCollection, PageGlobal } from '@/src/domain/pages/contentPages'

/** How many rows a page of a list has. */
export const LIST_PAGES = { defaultLimit: 25, limits: [10, 25, 50, 100] }

type Components = NonNullable<CollectionAdminOptions['components']>

/** Above the form: what is being made, until it has a title of its own. */
export const NEW_TITLE = '/components/admin/document/NewDocumentTitle#NewDocumentTitle'

/** Above the form of a page: its French title, where it is not translated. */
export const frenchTitle = (collection: PageCollection) => ({
  path: '/components/admin/document/FrenchTitle#FrenchTitle',
  serverProps: { collection },
})

/** Above the form of a page: leads to it from what is said once it is published. */
export const seeOnSite = (page: { collection: PageCollection } | { global: PageGlobal }) => ({
  path: '/components/admin/document/SeeOnSite#SeeOnSite',
  clientProps: page,
})

/** Beside the form: the page that it writes, as it is being typed. */
export const BESIDE_FORM = {
  edit: { livePreview: { Component: '/components/admin/preview/BesideForm#BesideForm' } },
}

const CREATE_ITEM = '/components/admin/document/CreateMenuItem#CreateMenuItem'

/** Takes the place of a field in a form that shows it in another way, or not at all. */
export const NOTHING = '/components/admin/document/Nothing#Nothing'

const LIST_VIEWS: Record<ActionableCollection, string> = {
  'job-offers': '/components/admin/jobOffers/OfferListView#OfferListView',
  'job-applications': '/components/admin/jobApplications/ApplicationListView#ApplicationListView',
  'contact-messages': '/components/admin/contactMessages/MessageListView#MessageListView',
}

const ANSWER_MANY = {
  Component: '/components/admin/answers/AnswerManyView#AnswerManyView',
  path: '/repondre' as const,
  exact: true,
}

/** The parts of the list and of the form in which staff act on a collection's documents. */
export const listComponents = (collection: ActionableCollection): Components => ({
  edit: {
    SaveButton: saveButton(collection),
    beforeDocumentControls: collection === 'job-offers' ? [NEW_TITLE] : [],
    editMenuItems: [
      ...(collection === 'job-offers' ? [CREATE_ITEM] : []),
      {
        path: '/components/admin/document/DeleteMenuItem#DeleteMenuItem',
        clientProps: { collection },
      },
    ],
  },
  views: {
    list: { Component: LIST_VIEWS[collection] },
    ...(collection === 'job-applications' && { answerMany: ANSWER_MANY }),
    ...(collection === 'job-offers' && BESIDE_FORM),
  },
})

// Applications and messages are decided upon at once: nothing is left to save.
const saveButton = (collection: ActionableCollection) =>
  collection === 'job-offers'
    ? {
        path: '/components/admin/document/SaveButton#SaveButton',
        clientProps: { collection },
      }
    : NOTHING

type ListColumn = { name: string; label: string; cellPath: string }

/** A column of a list that is no field of the document. */
export const listColumn = ({ name, label, cellPath }: ListColumn): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { components: { Cell: cellPath, Field: NOTHING } },
})

/** The last column of a list: what staff can do with one row. */
export const rowActionsField = (cellPath: string) =>
  listColumn({ name: 'rowActions', label: actionLabels.column, cellPath })

/** Shown in lists and filters; the form has its own way of showing it. */
export const notInTheForm = () => false
