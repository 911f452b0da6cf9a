import type { MailText } from '@/src/content/mails/mailText'

type OpinionRequestMailOptions = {
  /** The name of the recipient. */
  name: string
  askedBy: string | null
  jobTitle: string
  adminUrl: string | null
}

/**
 * Mail to a colleague whose opinion is requested. The mail names neither the candidate nor other
 * opinions: mailboxes retain what the site erases, and the colleague should not know other opinions
 * first.
 */
export function opinionRequestMailText({
  adminUrl,
  askedBy,
  jobTitle,
  name,
}: OpinionRequestMailOptions): MailText {
  const who = askedBy || 'Un collègue'
  return {
    subject: `${who} demande votre avis sur une candidature`,
    title: 'Votre avis est demandé',
    paragraphs: [
      name ? `Bonjour ${name},` : 'Bonjour,',
      `${who} vous demande votre avis sur une candidature. Vous la trouverez aussi dans «\u00A0À lire\u00A0».`,
    ],
    facts: [{ label: 'Poste', value: jobTitle }],
    link: adminUrl ? { label: 'Ouvrir la candidature', url: adminUrl } : undefined,
    footer:
      'Vous recevez ce message parce qu’une note de l’administration vous mentionne. Les avis des autres se lisent une fois le vôtre donné.',
  }
}
