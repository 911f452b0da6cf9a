import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { translationWords as words } from '@/src/content/admin/translation'
import { PAGE_GLOBALS } from '@/src/domain/contentPages'
import {
  findTranslationStatesOf,
  findTranslationStatesOfPage,
  TRANSLATED_COLLECTIONS,
} from '@/src/queries/findTranslationStates'
import { LanguagePills } from './LanguagePills'

/** Beside a form: how far each language of the document is, and how a translation is begun. */
export async function LanguagesField({ id, req, schemaPath = '' }: UIFieldServerProps) {
  const [slug = ''] = schemaPath.split('.')
  const states = req.user ? await statesOf(req, slug, id) : null
  if (!states) return null
  return (
    <div className="field-type">
      <p className="field-label">{words.label}</p>
      <LanguagePills states={states} />
      <p className="field-description">{words.hint}</p>
    </div>
  )
}

// A new document has no language yet.
function statesOf(req: PayloadRequest, slug: string, id: number | string | undefined) {
  const page = PAGE_GLOBALS.find((global) => global === slug)
  if (page) return findTranslationStatesOfPage(req, page)
  const collection = TRANSLATED_COLLECTIONS.find((known) => known === slug)
  return collection && id ? findTranslationStatesOf(req, collection, id) : null
}
