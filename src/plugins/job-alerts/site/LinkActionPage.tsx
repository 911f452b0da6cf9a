import { Button } from '@/components/ui/Button'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { type AlertLinkPurpose, alertActionUrl } from '@/src/plugins/job-alerts/rules/alertPages'

type Props = {
  purpose: AlertLinkPurpose
  token: string
  question: string
  described: string
  label: string
}

/** The button of a link in a mail. Opening the link changes nothing: mail scanners do it too. */
export async function LinkActionPage({ purpose, token, question, described, label }: Props) {
  return (
    <>
      <p>{question}</p>
      <p>
        <strong>{described}</strong>
      </p>
      <form action={alertActionUrl(purpose, token, await currentPageLanguage())} method="post">
        <Button type="submit">{label}</Button>
      </form>
    </>
  )
}
