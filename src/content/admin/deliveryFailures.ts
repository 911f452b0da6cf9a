import type { FailureKind } from '@/src/domain/mails/deliveryFailures'

/** The label before an error text, by its origin: the mail server or the network. */
export const deliveryErrorSourceLabels = {
  server: 'Réponse reçue\u00A0:',
  network: 'Détail technique\u00A0:',
} as const

export const deliveryFailureSentences = {
  unreachable: 'Le serveur n’est pas joignable.',
  unknownHost:
    'Ce serveur n’existe pas, ou le site n’a pas le droit de le joindre. Vérifiez son nom dans les réglages.',
  silent: 'Le serveur n’a pas répondu à temps.',
  signIn: 'Le serveur refuse l’identifiant ou le mot de passe.',
  password:
    'Le mot de passe enregistré ne peut plus être déchiffré. Saisissez-le de nouveau dans les réglages\u00A0: les e-mails attendent.',
  certificate: 'La connexion chiffrée avec le serveur n’a pas abouti.',
  busy: 'Le serveur demande de patienter.',
  chatToken: 'Slack refuse le jeton du site.',
  chatChannel: 'Slack ne trouve pas le canal, ou le site n’y est pas invité.',
  refused: 'Le serveur a refusé l’envoi.',
  files: 'Des fichiers n’ont pas pu être supprimés du stockage.',
  noServer: 'Aucun serveur d’envoi n’est réglé.',
  cutOff:
    'L’envoi s’est interrompu pendant que le serveur recevait la lettre\u00A0: il l’a peut-être. Dites-le sur la page de la candidature\u00A0: d’ici, elle ne repart pas.',
  restored:
    'Une sauvegarde a été restaurée\u00A0: cet envoi était peut-être déjà parti. Renvoyez-le si ce n’est pas le cas.',
  other: 'L’envoi n’a pas abouti.',
} as const satisfies Record<FailureKind, string>
