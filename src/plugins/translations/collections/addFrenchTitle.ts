import type { CollectionConfig } from 'payload'
import { NEW_DOCUMENT_TITLE_PATH } from '@/collections/admin/listAndFormComponents'
import { isPageCollection } from '@/src/domain/pages/contentPages'

/** Adds the French title above the form of an untranslated page. */
export function addFrenchTitle(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection
  if (!isPageCollection(slug)) return collection
  const path = '/src/plugins/translations/admin/FrenchTitle#FrenchTitle'
  const shown = admin?.components?.edit?.beforeDocumentControls ?? []
  const place = shown.indexOf(NEW_DOCUMENT_TITLE_PATH) + 1
  const beforeDocumentControls = shown.toSpliced(place, 0, {
    path,
    serverProps: { collection: slug },
  })
  const edit = { ...admin?.components?.edit, beforeDocumentControls }
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } }
}
