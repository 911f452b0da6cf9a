import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { pageLanguage } from '@/src/content/pageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { payloadInstance } from '@/src/payload'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { findOwnStatusWords } from '@/src/plugins/candidate-page/queries/findOwnStatusWords'
import { findTrackedApplication } from '@/src/plugins/candidate-page/queries/findTrackedApplication'
import { LINK_PARAMETER, REVOKED_PARAMETER } from '@/src/plugins/candidate-page/rules/candidatePage'
import {
  NOTICE_PARAMETER,
  parseCandidateNotice,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { LinkRequest } from '@/src/plugins/candidate-page/site/LinkRequest'
import { TrackedApplication } from '@/src/plugins/candidate-page/site/TrackedApplication'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { statusWords } from '@/src/plugins/candidate-page/words/statusWords'
import { readTimezone } from '@/src/queries/readTimezone'
import { readOwnSession } from '../../readOwnSession'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const { title } = candidateWords[await pageLanguage()]
  return { title, robots: { index: false } }
}

/** The page of an application for the owner of its link; a form for everyone else. */
export default async function CandidatePage({ searchParams }: Props) {
  const language = await pageLanguage()
  const words = candidateWords[language]
  const search = await searchParams
  if (search[REVOKED_PARAMETER] !== undefined) {
    return (
      <ContactResultPage title={words.revokedTitle}>
        <p>{words.revokedText}</p>
        <p>
          <ButtonLink href={HOME_PATH}>{words.backHome}</ButtonLink>
        </p>
      </ContactResultPage>
    )
  }
  const token = search[LINK_PARAMETER]
  if (token === undefined) {
    return <LinkRequest title={words.requestTitle} sentences={[words.requestText]} />
  }
  const payload = await payloadInstance()
  const nonce = readCandidateLinkToken(payload, token)
  const application = nonce === null ? null : await findTrackedApplication(payload, nonce)
  if (!application || nonce === null || typeof token !== 'string') {
    const sentences = [words.invalidText, words.requestText]
    return <LinkRequest title={words.invalidTitle} sentences={sentences} />
  }
  const { status } = application
  const session = await readOwnSession(payload, {
    ...{ nonce, headers: await headers(), now: new Date() },
  })
  const own = await findOwnStatusWords(payload, status, language)
  return (
    <TrackedApplication
      application={application}
      hasSession={session !== null}
      notice={parseCandidateNotice(search[NOTICE_PARAMETER])}
      status={statusWords(own, status, language)}
      timezone={await readTimezone(payload)}
      token={token}
    />
  )
}
