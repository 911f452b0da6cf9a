import type { CollectionAdminOptions, UIField } from 'payload'
import { type ActionableCollection, actionLabels } from '@/src/content/admin/rowActions'

type Components = NonNullable<CollectionAdminOptions['components']>

/** Takes the place of a field in a form that shows it in another way, or not at all. */
export const NOTHING = '/components/admin/document/Nothing#Nothing'

/** The parts of the list and of the form in which staff act on a collection's documents. */
export const listComponents = (collection: ActionableCollection): Components => ({
  edit: { SaveButton: saveButton(collection) },
  beforeListTable: [
    {
      path: '/components/admin/list/EmptyList#EmptyList',
      clientProps: { collection },
    },
  ],
})

// Applications and messages are decided upon at once: nothing is left to save.
const saveButton = (collection: ActionableCollection) =>
  collection === 'job-offers'
    ? {
        path: '/components/admin/document/SaveButton#SaveButton',
        clientProps: { collection },
      }
    : NOTHING

/** The last column of a list: what staff can do with one row. */
export const rowActionsField = (cellPath: string): UIField => ({
  name: 'rowActions',
  type: 'ui',
  label: actionLabels.column,
  admin: { components: { Cell: cellPath, Field: NOTHING } },
})

/** Shown in lists and filters; the form has its own way of showing it. */
export const notInTheForm = () => false
