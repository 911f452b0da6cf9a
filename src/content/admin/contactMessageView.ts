import type { MessageStatus } from '@/src/domain/submissions/messageStatus'

export const messageViewWords = {
  replyTo: (name: string) => `Répondre à ${name}`,
  reply: 'Répondre par e-mail',
  receivedOn: (date: string) => `Message reçu le ${date}`,
  standing: 'Suivi du message',
  since: (date: string, name: string | null) =>
    name ? `Depuis le ${date}, par ${name}` : `Depuis le ${date}`,
  advance: {
    new: 'Marquer comme non lu',
    read: 'Marquer comme lu',
    replied: 'Marquer comme répondu',
  } satisfies Record<MessageStatus, string>,
  explanation: {
    new: 'Ce message n’a pas encore été lu. Marquez-le comme lu une fois pris en charge.',
    read: 'Ce message a été lu. Marquez-le comme répondu dès que la réponse est partie.',
    replied: 'Une réponse a été envoyée à l’expéditeur.',
  } satisfies Record<MessageStatus, string>,
} as const
