export const mailTestWords = {
  title: 'Essayer les réglages',
  explanation: (email: string) => `Un e-mail de test part par ces réglages, à ${email}.`,
  send: 'Test email',
  sending: 'Envoi du test…',
  saveFirst: 'Enregistrez d’abord vos changements\u00A0: le test utilise les réglages enregistrés.',
  sent: 'Test email envoyé !',
  answer: 'Réponse du serveur\u00A0:',
  refused: 'L’e-mail de test n’est pas parti.',
  keptAsFile:
    'Aucun serveur d’envoi n’est réglé\u00A0: rien n’est parti, l’e-mail a été gardé dans un fichier sur le serveur du site.',
  failed: 'Le test n’a pas pu être fait. Veuillez réessayer.',
  forbidden: 'Seuls les Administrateurs peuvent essayer l’envoi des e-mails.',
  tooMany: (minutes: number) =>
    `Vous avez demandé beaucoup de tests. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
} as const
