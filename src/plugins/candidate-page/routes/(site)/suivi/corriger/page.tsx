import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { readRefusedForm } from '@/src/app/(site)/[locale]/refusedForm'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { getPayloadInstance } from '@/src/payload'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { LINK_TOKEN_PARAMETER } from '@/src/plugins/candidate-page/rules/candidatePage'
import { LinkRequestPage } from '@/src/plugins/candidate-page/site/LinkRequestPage'
import { RefusedCorrection } from '@/src/plugins/candidate-page/site/RefusedCorrection'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { readSessionApplicationId } from '../../../readSessionApplicationId'

type CorrectFormSearchParams = {
  saisie?: string | string[]
  [LINK_TOKEN_PARAMETER]?: string | string[]
}
type Props = { searchParams: Promise<CorrectFormSearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { correctTitle, correctionTitle } = candidateWords[await currentPageLanguage()]
  const isCorrection = (await searchParams)[LINK_TOKEN_PARAMETER] !== undefined
  return { title: isCorrection ? correctionTitle : correctTitle, robots: { index: false } }
}

/** A refused form of a visitor without JavaScript, with the typed texts. */
export default async function CorrectFormPage({ searchParams }: Props) {
  const words = candidateWords[await currentPageLanguage()]
  const returned = await readRefusedForm(searchParams)
  const payload = await getPayloadInstance()
  const token = (await searchParams)[LINK_TOKEN_PARAMETER]
  const nonce = readCandidateLinkToken(payload, token)
  if (nonce !== null && typeof token === 'string') {
    const visit = { nonce, headers: await headers(), now: new Date() }
    const hasSession = (await readSessionApplicationId(payload, visit)) !== null
    return <RefusedCorrection hasSession={hasSession} returned={returned} token={token} />
  }
  return (
    <LinkRequestPage
      email={returned?.values.email}
      errors={returned?.errors}
      sentences={[returned ? words.correctText : words.expiredText]}
      title={words.correctTitle}
    />
  )
}
