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
  const { stopPageWords } = await alertWordsOfPageLanguage()
  return { title: stopPageWords.title, ...PRIVATE_METADATA }
}

/** The page with the button that stops an alert. */
export default async function StopAlertPage({ searchParams }: Props) {
  const linked = await findAlertOfLink('stop', await searchParams)
  if (linked.state === 'wrong') return <InvalidLinkPage />
  const { stopPageWords: words, alertPageWords } = await alertWordsOfPageLanguage()
  if (linked.state === 'found') {
    const { token, described } = linked
    return (
      <AlertPage title={words.title}>
        <LinkActionPage
          purpose="stop"
          {...{ token, described }}
          question={words.question}
          label={words.stop}
        />
      </AlertPage>
    )
  }
  return (
    <AlertPage title={words.doneTitle}>
      <p role="status">{words.done}</p>
      <p>
        <ButtonLink href={JOB_LIST_PATH}>{alertPageWords.backToOffers}</ButtonLink>
      </p>
    </AlertPage>
  )
}
