import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { getPayloadInstance } from '@/src/payload'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { findCustomStatusWords } from '@/src/plugins/candidate-page/queries/findCustomStatusWords'
import { findEarlierApplications } from '@/src/plugins/candidate-page/queries/findEarlierApplications'
import { findTrackedApplication } from '@/src/plugins/candidate-page/queries/findTrackedApplication'
import {
  LINK_REVOKED_PARAMETER,
  LINK_TOKEN_PARAMETER,
} from '@/src/plugins/candidate-page/rules/candidatePage'
import {
  NOTICE_PARAMETER,
  parseCandidateNotice,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { LinkRequestPage } from '@/src/plugins/candidate-page/site/LinkRequestPage'
import { TrackedApplicationView } from '@/src/plugins/candidate-page/site/TrackedApplicationView'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { statusWordsOrDefault } from '@/src/plugins/candidate-page/words/statusWordsOrDefault'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { readSessionApplicationId } from '../../readSessionApplicationId'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const { title } = candidateWords[await currentPageLanguage()]
  return { title, robots: { index: false } }
}

/** The page of an application for the owner of its link; a form for everyone else. */
export default async function CandidatePage({ searchParams }: Props) {
  const language = await currentPageLanguage()
  const words = candidateWords[language]
  const search = await searchParams
  if (search[LINK_REVOKED_PARAMETER] !== undefined) {
    return (
      <ContactResultPage title={words.revokedTitle}>
        <p>{words.revokedText}</p>
        <p>
          <ButtonLink href={HOME_PATH}>{words.backHome}</ButtonLink>
        </p>
      </ContactResultPage>
    )
  }
  const token = search[LINK_TOKEN_PARAMETER]
  if (token === undefined) {
    return <LinkRequestPage title={words.requestTitle} sentences={[words.requestText]} />
  }
  const payload = await getPayloadInstance()
  const nonce = readCandidateLinkToken(payload, token)
  const application = nonce === null ? null : await findTrackedApplication(payload, nonce)
  if (!application || nonce === null || typeof token !== 'string') {
    const sentences = [words.invalidText, words.requestText]
    return <LinkRequestPage title={words.invalidTitle} sentences={sentences} />
  }
  const { status } = application
  const session = await readSessionApplicationId(payload, {
    ...{ nonce, headers: await headers(), now: new Date() },
  })
  const earlier =
    session === null
      ? []
      : await findEarlierApplications(payload.db.drizzle, { application: session })
  const own = await findCustomStatusWords(payload, status, language)
  return (
    <TrackedApplicationView
      application={application}
      earlier={earlier.filter(({ isReplaceable }) => isReplaceable)}
      hasSession={session !== null}
      notice={parseCandidateNotice(search[NOTICE_PARAMETER])}
      status={statusWordsOrDefault(own, status, language)}
      timezone={await readSiteTimezone(payload)}
      token={token}
    />
  )
}
