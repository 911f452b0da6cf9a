import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { EMPTY_COMPONENT_PATH } from './listAndFormComponents'

/** Returns a plugin that adds a component above the fields of every form. */
export const addComponentAboveForms =
  (component: string) =>
  (config: Config): Config => ({
    ...config,
    collections: config.collections?.map((collection) =>
      hasForm(collection) ? addAboveCollectionForm(collection, component) : collection,
    ),
    globals: config.globals?.map((global) => addAboveGlobalForm(global, component)),
  })

/** Whether staff can save the documents of this collection in a form. */
export const hasForm = ({ admin, timestamps }: CollectionConfig) =>
  admin?.components?.edit?.SaveButton !== EMPTY_COMPONENT_PATH && timestamps !== false

function addAboveCollectionForm(collection: CollectionConfig, added: string): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), added]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  return { ...collection, admin: { ...admin, components } }
}

function addAboveGlobalForm(global: GlobalConfig, added: string): GlobalConfig {
  const { admin } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), added]
  const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } }
  return { ...global, admin: { ...admin, components } }
}
