import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/Button'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { AlertPage } from '@/src/plugins/job-alerts/site/AlertPage'
import { InvalidLinkPage } from '@/src/plugins/job-alerts/site/InvalidLinkPage'
import { LinkActionPage } from '@/src/plugins/job-alerts/site/LinkActionPage'
import {
  type AlertPageSearchParams,
  alertWordsOfPageLanguage,
  findAlertOfLink,
  PRIVATE_METADATA,
} from '../alertPage'

type Props = { searchParams: AlertPageSearchParams }

export async function generateMetadata(): Promise<Metadata> {
  const { confirmPageWords } = await alertWordsOfPageLanguage()
  return { title: confirmPageWords.title, ...PRIVATE_METADATA }
}

/** The page whose button confirms or renews an alert, or that shows until when it is active. */
export default async function ConfirmAlertPage({ searchParams }: Props) {
  const linked = await findAlertOfLink('confirm', await searchParams)
  if (linked.state !== 'found') return <InvalidLinkPage />
  const { confirmPageWords: words, alertPageWords } = await alertWordsOfPageLanguage()
  const { alert, token, described } = linked
  const action = { purpose: 'confirm', token, described } as const
  if (!alert.isConfirmed) {
    return (
      <AlertPage title={words.title}>
        <LinkActionPage {...action} question={words.question} label={words.confirm} />
      </AlertPage>
    )
  }
  if (alert.endsSoon) {
    return (
      <AlertPage title={words.renewTitle}>
        <LinkActionPage
          {...action}
          question={words.renewQuestion(alert.expiresAt)}
          label={words.renew}
        />
      </AlertPage>
    )
  }
  return (
    <AlertPage title={words.doneTitle}>
      <p>
        <strong>{described}</strong>
      </p>
      <p role="status">{words.done(alert.expiresAt)}</p>
      <p>
        <ButtonLink href={JOB_LIST_PATH}>{alertPageWords.backToOffers}</ButtonLink>
      </p>
    </AlertPage>
  )
}
