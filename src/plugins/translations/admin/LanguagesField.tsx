import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { FieldRenderedAfterSave } from '@/src/plugins/translations/admin/FieldRenderedAfterSave'
import {
  findTranslatedGlobals,
  findTranslationStatesOfDocument,
  findTranslationStatesOfGlobal,
  isPageGlobal,
  TRANSLATED_COLLECTIONS,
} from '@/src/plugins/translations/queries/findTranslationStates'
import { translationWords as words } from '@/src/plugins/translations/words/admin/translation'
import { TranslationStatePills } from './TranslationStatePills'

/** Field beside a form: the translation state of each language, and a hint how to start a translation. */
export const LanguagesField = wrapServerFormPart(
  async ({ id, path, req, schemaPath = '' }: UIFieldServerProps) => {
    const [slug = ''] = schemaPath.split('.')
    const states = req.user ? await readTranslationStates(req, slug, id) : null
    if (!states) return null
    const collection = TRANSLATED_COLLECTIONS.find((known) => known === slug)
    const hint = collection || isPageGlobal(slug) ? words.hint : words.settingHint
    return (
      <FieldRenderedAfterSave path={path}>
        <div className="field-type">
          <p className="field-label">{words.label}</p>
          <TranslationStatePills states={states} />
          <p className="field-description">{hint}</p>
        </div>
      </FieldRenderedAfterSave>
    )
  },
)

// Reads the states; null for a new document, which has none before it is saved.
function readTranslationStates(req: PayloadRequest, slug: string, id: number | string | undefined) {
  const global = findTranslatedGlobals(req.payload).find((known) => known === slug)
  if (global) return findTranslationStatesOfGlobal(req, global)
  const collection = TRANSLATED_COLLECTIONS.find((known) => known === slug)
  return collection && id ? findTranslationStatesOfDocument(req, collection, id) : null
}
