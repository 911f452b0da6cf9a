import { ButtonLink } from '@/components/ui/Button'
import { pageLanguage } from '@/src/content/pageWords'
import { ALERT_PATH } from '@/src/plugins/job-alerts/rules/alertPages'
import { alertWords } from '@/src/plugins/job-alerts/words/alertWords'
import { AlertPage } from './AlertPage'

/** The page of a link to an alert that does not exist. */
export async function InvalidLinkPage() {
  const words = alertWords[await pageLanguage()].deadLinkWords
  return (
    <AlertPage title={words.title}>
      <p>{words.text}</p>
      <p>
        <ButtonLink href={ALERT_PATH}>{words.create}</ButtonLink>
      </p>
    </AlertPage>
  )
}
