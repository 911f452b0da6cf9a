import type { MailText } from '@/src/content/mails/mailText'
import type { StaffReport } from '../../rules/staffReport'

type ReportedApplication = {
  name: string
  email: string
  /** Null for a spontaneous application. */
  offerTitle: string | null
  adminUrl: string | null
}

type StaffReportText = Pick<MailText, 'subject' | 'title' | 'paragraphs' | 'facts'>

/** To staff: what happened on the candidate page. */
export const staffReportMail = ({
  report,
  adminUrl,
  ...application
}: ReportedApplication & { report: StaffReport }): MailText => ({
  ...STAFF_REPORT_TEXTS[report](application),
  link: adminUrl ? { label: 'Ouvrir la candidature', url: adminUrl } : undefined,
  footer: 'Vous recevez ce message parce que vous recevez les nouvelles candidatures.',
})

const offerFact = (offerTitle: string | null) => ({
  label: 'Offre',
  value: offerTitle ?? 'Candidature spontanée',
})

const STAFF_REPORT_TEXTS: Record<
  StaffReport,
  (application: Omit<ReportedApplication, 'adminUrl'>) => StaffReportText
> = {
  'not-the-candidate': ({ name, email }) => ({
    subject: `Candidature de ${name}\u00A0: adresse e-mail sans doute fausse`,
    title: 'La personne qui a reçu le lien n’est pas le candidat',
    paragraphs: [
      'Elle a répondu «\u00A0Ce n’est pas moi\u00A0» sur la page de suivi\u00A0: le candidat a sans doute fait une faute en écrivant son adresse. Le lien est révoqué. N’envoyez plus rien à cette adresse, et joignez le candidat autrement.',
    ],
    facts: [
      { label: 'Candidat', value: name },
      { label: 'E-mail', value: email },
    ],
  }),
  withdrawal: ({ name, offerTitle }) => ({
    subject: `Candidature de ${name}\u00A0: retirée`,
    title: 'Un candidat a retiré sa candidature',
    paragraphs: [
      'Il l’a retirée sur sa page de suivi. Aucune réponse n’est due\u00A0; annulez les entretiens prévus.',
    ],
    facts: [{ label: 'Candidat', value: name }, offerFact(offerTitle)],
  }),
  // Without the name: this mail may outlive the application.
  'erasure-request': ({ offerTitle }) => ({
    subject: 'Un candidat a demandé l’effacement de sa candidature',
    title: 'Une candidature sera effacée dans 24\u00A0heures',
    paragraphs: [
      'Un candidat l’a demandé sur sa page de suivi, où il peut encore l’annuler. Vous n’avez rien à faire\u00A0: la candidature et ses fichiers disparaîtront d’eux-mêmes. Supprimez les copies que vous auriez faites ailleurs.',
    ],
    facts: [offerFact(offerTitle)],
  }),
}
