import type { PluginDraftBar } from '@/components/site/draftBar'
import {
  langAttribute,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { previewWords as words } from '@/src/plugins/live-preview/words/preview'
import styles from './PreviewBar.module.css'

type Props = {
  /** The language of the page below. */
  language: SiteLanguage
}

/** The bar above a draft, in the staff language, whatever the language of the page is. */
function DraftPreviewBar({ language }: Props) {
  return (
    <div className={styles.bar} role="status" lang={langAttribute(language, SOURCE_LANGUAGE)}>
      <p>
        <strong>{words.title}</strong> {words.explanation}
      </p>
      {/* A plain link, because prefetching by Next.js would leave the draft mode. */}
      <a href="/api/apercu/quitter">{words.leave}</a>
    </div>
  )
}

export const draftPreviewBar: PluginDraftBar = { name: 'preview', Bar: DraftPreviewBar }
