import type { MailText } from '@/src/content/mails/mailText'

export type DueCounts = { overdue: number; today: number }

type Morning = DueCounts & { name: string; listUrl: string | null }

/** To a subscribed staff member: the number of candidates whose reply is due. */
export function morningMail({ listUrl, name, overdue, today }: Morning): MailText {
  return {
    subject: `À répondre\u00A0: ${dueSentences({ overdue, today }).join(', ')}`,
    title: 'Candidats à qui répondre',
    paragraphs: [
      name ? `Bonjour ${name},` : 'Bonjour,',
      `Des candidats attendent une réponse qui est due\u00A0: ${dueSentences({ overdue, today }).join(', ')}.`,
    ],
    link: listUrl ? { label: 'Voir à qui répondre', url: listUrl } : undefined,
    footer:
      'Vous recevez ce message parce que vous l’avez demandé dans votre profil, où vous pouvez aussi l’arrêter.',
  }
}

function dueSentences({ overdue, today }: DueCounts): string[] {
  return [
    ...(overdue > 0 ? [`${overdue} en retard`] : []),
    ...(today > 0 ? [`${today} pour aujourd’hui`] : []),
  ]
}
