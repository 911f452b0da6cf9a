export const messageRepliesTaskLabels = {
  sendReply: 'Réponse à un message',
} as const
