import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { readRefusedForm } from '@/src/app/(site)/[locale]/refusedForm'
import { pageLanguage } from '@/src/content/pageWords'
import { payloadInstance } from '@/src/payload'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { LINK_PARAMETER } from '@/src/plugins/candidate-page/rules/candidatePage'
import { LinkRequest } from '@/src/plugins/candidate-page/site/LinkRequest'
import { RefusedCorrection } from '@/src/plugins/candidate-page/site/RefusedCorrection'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { readOwnSession } from '../../../readOwnSession'

type Search = { saisie?: string | string[]; [LINK_PARAMETER]?: string | string[] }
type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { correctTitle, correctionTitle } = candidateWords[await pageLanguage()]
  const isCorrection = (await searchParams)[LINK_PARAMETER] !== undefined
  return { title: isCorrection ? correctionTitle : correctTitle, robots: { index: false } }
}

/** A refused form of a visitor without JavaScript, with the typed texts. */
export default async function CorrectFormPage({ searchParams }: Props) {
  const words = candidateWords[await pageLanguage()]
  const returned = await readRefusedForm(searchParams)
  const payload = await payloadInstance()
  const token = (await searchParams)[LINK_PARAMETER]
  const nonce = readCandidateLinkToken(payload, token)
  if (nonce !== null && typeof token === 'string') {
    const visit = { nonce, headers: await headers(), now: new Date() }
    const hasSession = (await readOwnSession(payload, visit)) !== null
    return <RefusedCorrection hasSession={hasSession} returned={returned} token={token} />
  }
  return (
    <LinkRequest
      email={returned?.values.email}
      errors={returned?.errors}
      sentences={[returned ? words.correctText : words.expiredText]}
      title={words.correctTitle}
    />
  )
}
