import { previewWords as words } from '@/src/content/preview'
import {
  HOUSE_LANGUAGE,
  languageWithin,
  type SiteLanguage,
} from '@/src/domain/languages/siteLocale'
import styles from './PreviewBar.module.css'

type Props = {
  /** Of the page below. */
  language: SiteLanguage
}

/** Above the site while staff look at a draft; it speaks their language over a page in any other. */
export function PreviewBar({ language }: Props) {
  return (
    <div className={styles.bar} role="status" lang={languageWithin(language, HOUSE_LANGUAGE)}>
      <p>
        <strong>{words.title}</strong> {words.explanation}
      </p>
      {/* No link of Next's: it would leave the draft by merely prefetching the address. */}
      <a href="/api/apercu/quitter">{words.leave}</a>
    </div>
  )
}
