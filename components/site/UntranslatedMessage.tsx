import { ButtonLink, buttonClass } from '@/components/ui/Button'
import { languageNameIn } from '@/src/content/languageNames'
import type { Words } from '@/src/content/words'
import { PLACE_OF_HOUSE_ADDRESS } from '@/src/domain/languages/houseAddress'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { BackButton } from './BackButton'
import { NavyScreen } from './NavyScreen'
import styles from './NavyScreen.module.css'

type Props = { words: Pick<Words, 'notFoundWords' | 'untranslatedWords'>; language: SiteLanguage }

export function UntranslatedMessage({ words, language }: Props) {
  const { notFoundWords, untranslatedWords } = words
  const written = languageNameIn(language, HOUSE_LANGUAGE)
  return (
    <NavyScreen drawing={5}>
      <p className={styles.code} aria-hidden="true">
        {notFoundWords.code}
      </p>
      <h1>{untranslatedWords.title}</h1>
      <p className={styles.lead}>{untranslatedWords.explanation(written)}</p>
      <div className={styles.ways}>
        <a
          href={PLACE_OF_HOUSE_ADDRESS}
          hrefLang={HOUSE_LANGUAGE}
          className={buttonClass({ variant: 'primary' })}
        >
          {untranslatedWords.read(written)}
        </a>
        <ButtonLink variant="inverse" href="/">
          {notFoundWords.home}
        </ButtonLink>
        <BackButton label={notFoundWords.back} />
      </div>
    </NavyScreen>
  )
}
