import type { MailText } from '@/src/content/mails/mailText'

export type DueReplyCounts = { overdue: number; today: number }

type DueRepliesMailContent = DueReplyCounts & { name: string; listUrl: string | null }

/** To a subscribed staff member: the number of candidates whose reply is due. */
export function dueRepliesMailText({
  listUrl,
  name,
  overdue,
  today,
}: DueRepliesMailContent): MailText {
  return {
    subject: `À répondre\u00A0: ${dueReplyPhrases({ overdue, today }).join(', ')}`,
    title: 'Candidats à qui répondre',
    paragraphs: [
      name ? `Bonjour ${name},` : 'Bonjour,',
      `Des candidats attendent une réponse qui est due\u00A0: ${dueReplyPhrases({ overdue, today }).join(', ')}.`,
    ],
    link: listUrl ? { label: 'Voir à qui répondre', url: listUrl } : undefined,
    footer:
      'Vous recevez ce message parce que vous l’avez demandé dans votre profil, où vous pouvez aussi l’arrêter.',
  }
}

function dueReplyPhrases({ overdue, today }: DueReplyCounts): string[] {
  return [
    ...(overdue > 0 ? [`${overdue} en retard`] : []),
    ...(today > 0 ? [`${today} pour aujourd’hui`] : []),
  ]
}
