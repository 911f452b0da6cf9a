import { Pill } from '@payloadcms/ui'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { TranslationStatesByLanguage } from '@/src/plugins/translations/queries/findTranslationStates'
import { translationWords as words } from '@/src/plugins/translations/words/admin/translation'
import type { TranslationState } from '../rules/translationState'
import styles from './LanguagePills.module.css'

const PILL_STYLES = {
  complete: 'success',
  outdated: 'warning',
  missing: 'light-gray',
} as const satisfies Record<TranslationState, string>

/** Translation state of a document in each language. */
export function TranslationStatePills({ states }: { states: TranslationStatesByLanguage }) {
  return (
    <span className={styles.pills}>
      {SITE_LANGUAGES.map((language) => (
        <TranslationStatePill key={language} language={language} state={states[language]} />
      ))}
    </span>
  )
}

type Props = { language: SiteLanguage; state: TranslationState }

export function TranslationStatePill({ language, state }: Props) {
  return (
    <Pill pillStyle={PILL_STYLES[state]} size="small">
      {words.state(language, state)}
    </Pill>
  )
}
