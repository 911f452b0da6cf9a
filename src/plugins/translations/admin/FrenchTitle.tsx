import type { ServerProps } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { findFrenchTitle } from '@/src/plugins/translations/queries/findFrenchTitle'
import { UntitledDocumentHeading } from './UntitledDocumentHeading'

type Props = Pick<ServerProps, 'locale' | 'payload' | 'user'> & {
  collection: PageCollection
  id?: number | string
}

/** Names a page that has no title in the language of its form by its French title. */
export async function FrenchTitle({ collection, id, locale, payload, user }: Props) {
  if (id === undefined || !locale || locale.code === SOURCE_LANGUAGE) return null
  const title = await findFrenchTitle(payload, { collection, id, user })
  return title ? <UntitledDocumentHeading title={title} /> : null
}
