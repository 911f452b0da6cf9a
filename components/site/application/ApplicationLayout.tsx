import type { ComponentProps } from 'react'
import { FormBox } from '@/components/site/submission/FormBox'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { ApplicationForm, type ApplicationFormWords } from './ApplicationForm'
import styles from './ApplicationLayout.module.css'
import { BackToOffers } from './BackToOffers'

type Props = Omit<ComponentProps<typeof ApplicationForm>, 'promise' | 'consent' | 'words'> & {
  /** The number of days for the promised reply. */
  answerDays: number
  /** A sentence about the deletion of applications, if they are deleted automatically. */
  retentionNotice: string | undefined
  target: { kind: 'offer' | 'spontaneous' | 'unlisted'; title: string }
  /** A sentence above the form. */
  notice?: string
}

/** The offer on the left, the form on the right; stacked on a phone. */
export async function ApplicationLayout({
  answerDays,
  retentionNotice,
  target,
  notice,
  ...form
}: Props) {
  const allWords = await currentPageWords()
  const { applicationPageWords: words } = allWords
  const lang = langAttribute(await currentPageLanguage(), OFFER_LANGUAGE)
  return (
    <Container className={styles.layout}>
      <div className={styles.aside}>
        <BackToOffers />
        {target.kind === 'spontaneous' ? null : <p className={styles.eyebrow}>{words.eyebrow}</p>}
        <h1 lang={target.kind === 'offer' ? lang : undefined}>{target.title}</h1>
        {target.kind === 'spontaneous' ? (
          <p className={styles.introduction}>{words.spontaneousIntroduction}</p>
        ) : null}
        {target.kind === 'unlisted' ? <UnknownOfferNote words={words} /> : null}
        <div className={styles.next}>
          <h2>{words.stepsHeading}</h2>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <FormBox required={words.required} notice={notice}>
        <ApplicationForm
          promise={words.promise(answerDays)}
          consent={words.consent(retentionNotice)}
          words={pickApplicationFormWords(allWords)}
          {...form}
        />
      </FormBox>
    </Container>
  )
}

function UnknownOfferNote({ words }: { words: PublicSiteWords['applicationPageWords'] }) {
  return (
    <p className={styles.introduction}>
      {words.unlistedText}{' '}
      <Link href={pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG)}>
        {words.sendSpontaneous}
      </Link>
    </p>
  )
}

// Picks the needed texts, because all props are sent to the browser; functions cannot be sent.
function pickApplicationFormWords(allWords: PublicSiteWords): ApplicationFormWords {
  const { applicationFormWords, applicationSentWords, chosenFileErrorSentences } = allWords
  const { honeypotLabel, leaveWhileSendingSentence, unexpectedErrorSentence } = allWords
  return {
    applicationFormWords,
    applicationSentWords,
    chosenFileErrorSentences,
    honeypotLabel,
    leaveWhileSendingSentence,
    unexpectedErrorSentence,
  }
}
