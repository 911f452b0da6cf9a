import type { MailText } from '@/src/content/mails/mailText'
import type { ExpectedDeletions } from '../../rules/retentionPeriods'
import { retentionPreviewWords } from '../admin/retention'

type NewRetentionPeriodsMailOptions = ExpectedDeletions & {
  companyName: string
  settingsUrl: string | null
}

/** To a Super Administrator, after an update with new periods. */
export function newRetentionPeriodsMail(mail: NewRetentionPeriodsMailOptions): MailText {
  const { companyName, settingsUrl, ...expected } = mail
  return {
    subject: `${companyName}\u00A0: les durées de conservation ont changé`,
    title: 'De nouvelles durées de conservation',
    paragraphs: retentionPreviewWords.newPeriods(expected),
    link: settingsUrl
      ? { label: retentionPreviewWords.newPeriodsAction, url: settingsUrl }
      : undefined,
    footer:
      'Vous recevez cet e-mail une seule fois, parce que vous êtes Super Administrateur du site. D’ici là, vous pouvez changer les durées.',
  }
}
