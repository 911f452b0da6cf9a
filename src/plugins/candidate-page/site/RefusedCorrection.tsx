import { Container } from '@/components/ui/Container'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { candidateWords } from '../words/candidateWords'
import { ApplicationCorrection } from './ApplicationCorrection'
import styles from './CandidatePage.module.css'

type Props = {
  token: string
  hasSession: boolean
  /** The refused form; null when it is no longer stored. */
  returned: { values: Record<string, string>; errors: Record<string, string> } | null
}

/** The page of a correction that was refused, with the typed texts. */
export async function RefusedCorrection({ token, hasSession, returned }: Props) {
  const words = candidateWords[await currentPageLanguage()]
  return (
    <Container className={styles.page} width="text">
      <h1>{words.correctionTitle}</h1>
      <p>{hasSession ? words.correctionRefused : words.correctionTooLate}</p>
      {returned ? (
        <ApplicationCorrection errors={returned.errors} token={token} values={returned.values} />
      ) : null}
    </Container>
  )
}
