import { ButtonLink } from '@/components/ui/Button'
import { pageLanguage } from '@/src/content/pageWords'
import { ALERT_PATH } from '../rules/alertPages'
import { alertWords } from '../words/alertWords'
import { AlertPage } from './AlertPage'

/** The page of a link to an alert that does not exist. */
export async function DeadLink() {
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
