import { ButtonLink, buttonClass } from '@/components/ui/Button'
import { languageNameIn } from '@/src/content/languageNames'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { FRENCH_PAGE_URL_PLACEHOLDER } from '@/src/domain/languages/frenchPath'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { BackButton } from './BackButton'
import { SingleMessagePage } from './SingleMessagePage'
import styles from './SingleMessagePage.module.css'

type Props = {
  words: Pick<PublicSiteWords, 'notFoundWords' | 'untranslatedWords'>
  language: SiteLanguage
}

export function UntranslatedMessage({ words, language }: Props) {
  const { notFoundWords, untranslatedWords } = words
  const written = languageNameIn(language, SOURCE_LANGUAGE)
  return (
    <SingleMessagePage drawing={5}>
      <p className={styles.code} aria-hidden="true">
        {notFoundWords.code}
      </p>
      <h1>{untranslatedWords.title}</h1>
      <p className={styles.lead}>{untranslatedWords.explanation(written)}</p>
      <div className={styles.ways}>
        <a
          href={FRENCH_PAGE_URL_PLACEHOLDER}
          hrefLang={SOURCE_LANGUAGE}
          className={buttonClass({ variant: 'primary' })}
        >
          {untranslatedWords.read(written)}
        </a>
        <ButtonLink variant="inverse" href="/">
          {notFoundWords.home}
        </ButtonLink>
        <BackButton label={notFoundWords.back} />
      </div>
    </SingleMessagePage>
  )
}
