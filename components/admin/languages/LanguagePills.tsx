import { Pill } from '@payloadcms/ui'
import { translationWords as words } from '@/src/content/admin/translation'
import { SITE_LANGUAGES } from '@/src/domain/siteLocale'
import type { TranslationState } from '@/src/domain/translation'
import type { LanguageStates } from '@/src/queries/findTranslationStates'
import styles from './LanguagePills.module.css'

const PILL_STYLES = {
  complete: 'success',
  outdated: 'warning',
  missing: 'light-gray',
} as const satisfies Record<TranslationState, string>

/** How far each language of a document is. */
export function LanguagePills({ states }: { states: LanguageStates }) {
  return (
    <span className={styles.pills}>
      {SITE_LANGUAGES.map((language) => (
        <Pill key={language} pillStyle={PILL_STYLES[states[language]]} size="small">
          {words.state(language, states[language])}
        </Pill>
      ))}
    </span>
  )
}
