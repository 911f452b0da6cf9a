import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { EMPTY_COMPONENT } from './listAndFormComponents'

/** Components that show the errors of a refused save, and the field that the URL names. */
const COMPONENTS_ABOVE_FORMS = [
  '/components/admin/document/RefusedFields#RefusedFields',
  '/components/admin/frame/RevealFieldFromUrl#RevealFieldFromUrl',
]

/** Plugin that adds components above the fields of every form. */
export function addComponentsAboveForms(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      hasForm(collection) ? addAboveCollectionForm(collection, COMPONENTS_ABOVE_FORMS) : collection,
    ),
    globals: config.globals?.map((global) => addAboveGlobalForm(global, COMPONENTS_ABOVE_FORMS)),
  }
}

/** Whether staff can save the documents of this collection in a form. */
export const hasForm = ({ admin, timestamps }: CollectionConfig) =>
  admin?.components?.edit?.SaveButton !== EMPTY_COMPONENT && timestamps !== false

/** Adds components above the fields of the form of a collection. */
export function addAboveCollectionForm(
  collection: CollectionConfig,
  added: string[],
): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...added]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  return { ...collection, admin: { ...admin, components } }
}

/** Adds components above the fields of the form of a global. */
export function addAboveGlobalForm(global: GlobalConfig, added: string[]): GlobalConfig {
  const { admin } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...added]
  const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } }
  return { ...global, admin: { ...admin, components } }
}
