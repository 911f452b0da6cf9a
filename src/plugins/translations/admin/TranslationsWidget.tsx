import { Link } from '@payloadcms/ui'
import type { PayloadRequest, WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { titleOfDocumentOrGlobal } from '@/src/plugins/translations/admin/titleOfDocumentOrGlobal'
import { findDefaultLanguageWithoutHome } from '@/src/plugins/translations/queries/findDefaultLanguageWithoutHome'
import {
  findNeededTranslations,
  type NeededTranslation,
} from '@/src/plugins/translations/queries/findNeededTranslations'
import { translationWords } from '@/src/plugins/translations/words/admin/translation'
import { TranslationStatePill } from './TranslationStatePills'
import styles from './TranslationsWidget.module.css'

const MAX_SHOWN_DOCUMENTS = 8
const translationsWidgetWords = translationWords.panel

/** Dashboard widget: documents without a translation, and documents whose translation is outdated. */
export async function TranslationsWidget({ req }: WidgetServerProps) {
  // The widget checks the user, because Payload renders it in its own request when it is added.
  if (!req.user) return null
  const [untranslated, emptyRoot] = await Promise.all([
    findNeededTranslations(req),
    findDefaultLanguageWithoutHome(req.payload),
  ])
  const rest = untranslated.slice(MAX_SHOWN_DOCUMENTS)
  return (
    <DashboardPanel title={translationsWidgetWords.title}>
      {emptyRoot && (
        <p className={styles.warning}>{translationsWidgetWords.emptyRoot(emptyRoot)}</p>
      )}
      {untranslated.length === 0 && <p className={styles.none}>{translationsWidgetWords.none}</p>}
      <NeededTranslationList of={untranslated.slice(0, MAX_SHOWN_DOCUMENTS)} req={req} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{translationsWidgetWords.more(rest.length)}</summary>
          <NeededTranslationList of={rest} req={req} />
        </details>
      )}
    </DashboardPanel>
  )
}

function NeededTranslationList({ of, req }: { of: NeededTranslation[]; req: PayloadRequest }) {
  return (
    <ul className={styles.entries}>
      {of.map((one) => {
        const { name, kind } = titleOfDocumentOrGlobal(one, req)
        const href = translationFormUrl(one)
        return (
          <li key={href}>
            <Link className={styles.entry} href={href} prefetch={false}>
              <span>
                <span className={styles.name}>{name}</span>{' '}
                {kind !== '' && <span className={styles.detail}>{kind}</span>}
              </span>{' '}
              <TranslationStatePill language={one.language} state={one.state} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function translationFormUrl({ language, ...place }: NeededTranslation) {
  const form =
    'global' in place ? `globals/${place.global}` : `collections/${place.collection}/${place.id}`
  return `/admin/${form}?locale=${language}`
}
