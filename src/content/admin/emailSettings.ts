export const emailSettingsText = {
  label: 'E-mails',
  tabs: { server: 'Serveur d’envoi', notifications: 'Notifications' },
  gmailHint:
    'Avec Gmail\u00A0: serveur smtp.gmail.com, port 587, votre adresse Gmail comme identifiant. Activez d’abord la validation en deux étapes de votre compte Google, puis créez-y un «\u00A0mot de passe d’application\u00A0»\u00A0: c’est lui, et non votre mot de passe habituel, qu’il faut saisir ici.',
  serverAwaitsConfirmation: {
    label: 'Serveur d’envoi à confirmer',
    description:
      'Une personne qui n’est pas Super Administrateur a changé le serveur, le port, l’identifiant, le mot de passe ou l’expéditeur. Jusqu’à ce qu’un Super Administrateur les confirme, les liens de mot de passe des Super Administrateurs partent par le serveur confirmé auparavant\u00A0; tous les autres e-mails partent par celui-ci.',
  },
  confirmServer: {
    label: 'Je confirme ce serveur d’envoi',
    description:
      'Vérifiez le serveur, le port, l’identifiant et l’expéditeur ci-dessous, cochez, puis enregistrez. En cas de doute, rétablissez l’ancien serveur et demandez à la personne qui l’a changé.',
  },
  smtpHost: { label: 'Serveur SMTP', placeholder: 'smtp.gmail.com' },
  smtpPort: { label: 'Port SMTP' },
  smtpUser: { label: 'Identifiant SMTP' },
  smtpPassword: {
    label: 'Mot de passe SMTP',
    description:
      'Il est enregistré chiffré et n’est jamais réaffiché\u00A0; laissez vide pour garder celui qui est enregistré. Il est à saisir de nouveau quand le serveur, le port ou l’identifiant change.',
  },
  smtpPasswordSaved: {
    label: 'Un mot de passe est enregistré.',
    placeholder: 'Laissez vide pour garder le mot de passe enregistré',
  },
  nothingIsSent: {
    label: 'Les e-mails ne partent pas',
    description:
      'Aucun serveur d’envoi n’est réglé\u00A0: les e-mails ne partent pas, le site les garde dans un dossier du serveur.',
    settle: 'Régler l’envoi',
  },
  smtpPasswordLost: {
    label: 'Mot de passe SMTP illisible',
    description:
      'Le mot de passe enregistré ne peut plus être déchiffré, sans doute parce que le secret du site (PAYLOAD_SECRET) a changé. Saisissez-le de nouveau\u00A0: d’ici là, les e-mails attendent.',
  },
  fromEmail: { label: 'E-mail de l’expéditeur', placeholder: 'ne-pas-repondre@exemplia.example' },
  fromName: { label: 'Nom de l’expéditeur' },
  replyToEmail: {
    label: 'Adresse où répondent les candidats',
    description:
      'Une réponse d’un candidat à un e-mail du site arrive à cette adresse. Vide\u00A0: à l’e-mail de contact du site. Le site ne lit aucune messagerie.',
    placeholder: 'recrutement@exemplia.example',
  },
  enableNotifications: { label: 'Envoyer des notifications' },
  notifyNewApplications: { label: 'À chaque nouvelle candidature' },
  notifyNewMessages: { label: 'À chaque nouveau message' },
  notificationRecipients: {
    label: 'Destinataires des notifications',
    description:
      'Une adresse par entrée. Sans destinataire, les notifications vont à l’e-mail de contact du site.',
    invalid: 'Chaque destinataire doit être une adresse e-mail.',
  },
}
