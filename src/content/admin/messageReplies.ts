import type { ReplyState } from '@/src/domain/messageReply'

export const messageRepliesText = {
  labels: { singular: 'Réponse', plural: 'Réponses envoyées' },
  message: { label: 'Message' },
  text: { label: 'Texte' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
  state: { label: 'État' },
  problem: { label: 'Raison' },
  sentAt: { label: 'Partie le' },
}

export const replyStateLabels = {
  waiting: 'En attente',
  sent: 'Envoyée',
  kept: 'Non envoyée',
  failed: 'Échouée',
} as const satisfies Record<ReplyState, string>

export const replyWords = {
  title: 'Réponses',
  write: (name: string) => `Votre réponse à ${name}`,
  hint: (address: string) =>
    `Envoyée à ${address} avec le message d’origine en rappel. Une réponse de sa part arrivera à l’adresse de l’entreprise.`,
  placeholder: 'Bonjour,',
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  queued: 'Réponse enregistrée, envoi en cours',
  notKept: 'La réponse n’a pas été enregistrée. Votre texte est conservé : réessayez.',
  byMail: 'Répondre avec ma messagerie',
  again: 'Renvoyer',
  againFailed: 'La réponse n’a pas pu être renvoyée. Réessayez.',
  explanation: {
    waiting: 'Elle part dans un instant.',
    sent: '',
    kept: 'Aucun serveur d’envoi n’est réglé : la réponse est gardée dans un fichier .eml sur le serveur, elle n’est pas partie. Réglez l’envoi dans « E-mails », puis renvoyez-la.',
    failed: 'Tous les essais ont échoué. Vérifiez les réglages des e-mails, puis renvoyez-la.',
  } satisfies Record<ReplyState, string>,
  retrying: 'Le serveur d’envoi ne l’a pas encore prise. Elle est essayée à nouveau d’elle-même.',
  refused: {
    forbidden: 'Vous n’avez pas accès à ce message.',
    missing: 'Ce message n’existe plus.',
    empty: 'Écrivez la réponse avant de l’envoyer.',
    tooLong: 'La réponse est trop longue.',
    failed: 'La réponse n’a pas été enregistrée. Réessayez dans quelques minutes.',
  },
} as const
