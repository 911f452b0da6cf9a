export const forgottenPasswordWords = {
  title: 'Mot de passe oublié',
  email: 'E-mail',
  sending: 'Envoi…',
  back: 'Retour à la connexion',
  mailed: {
    introduction:
      'Indiquez votre adresse e-mail\u00A0: vous recevrez un lien pour choisir un nouveau mot de passe.',
    send: 'Recevoir un lien',
    done: 'Si un compte est ouvert à cette adresse, elle reçoit un lien d’ici quelques minutes. Cherchez-le aussi parmi les messages indésirables.',
  },
  /** Shown when no mail server is configured: promises no mail. */
  stored: {
    introduction:
      'Ce site n’envoie pas d’e-mails\u00A0: aucun serveur d’envoi n’est réglé. Adressez-vous à un administrateur. Vous pouvez aussi faire préparer un lien\u00A0: il est gardé dans un fichier sur le serveur, que la personne qui s’en occupe peut vous remettre.',
    send: 'Préparer un lien',
    done: 'Aucun e-mail n’est parti. Si un compte est ouvert à cette adresse, son lien est gardé dans un fichier .eml sur le serveur\u00A0: demandez-le à la personne qui s’en occupe, ou à un administrateur.',
  },
} as const
