import type { FormErrors } from '@/components/site/submission/postForm'
import { Container } from '@/components/ui/Container'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { candidateWords } from '../words/candidateWords'
import styles from './CandidatePage.module.css'
import { LinkRequestForm } from './LinkRequestForm'

type Props = {
  title: string
  /** Sentences above the form. */
  sentences: readonly string[]
  email?: string
  errors?: FormErrors
}

/** The page with the form for a lost link. */
export async function LinkRequestPage({ title, sentences, email, errors }: Props) {
  const { honeypotLabel, leaveWhileSendingSentence, unexpectedErrorSentence } =
    await currentPageWords()
  const own = candidateWords[await currentPageLanguage()]
  const { emailLabel, required, requestButton, requesting, requestedTitle, requestedText } = own
  const formWords = { emailLabel, required, requestButton, requesting }
  const sentWords = { ...formWords, requestedTitle, requestedText }
  const submissionWords = { honeypotLabel, leaveWhileSendingSentence, unexpectedErrorSentence }
  return (
    <Container className={styles.page} width="text">
      <h1>{title}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <LinkRequestForm email={email} errors={errors} words={{ ...sentWords, ...submissionWords }} />
    </Container>
  )
}
