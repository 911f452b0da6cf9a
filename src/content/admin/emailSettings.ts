export const emailSettingsText = {
  label: 'E-mails',
  tabs: { server: 'Serveur d’envoi', notifications: 'Notifications' },
  smtpHost: { label: 'Serveur SMTP', placeholder: 'smtp.gmail.com' },
  smtpPort: { label: 'Port SMTP' },
  smtpUser: { label: 'Identifiant SMTP' },
  smtpPassword: {
    label: 'Mot de passe SMTP',
    description:
      'Avec Gmail : activez la validation en deux étapes, puis créez un « mot de passe d’application ». Le mot de passe n’est jamais réaffiché ; laissez vide pour garder celui qui est enregistré.',
  },
  smtpPasswordSaved: {
    label: 'Mot de passe enregistré',
    description: 'Effacé avec l’identifiant SMTP.',
  },
  fromEmail: { label: 'E-mail de l’expéditeur', placeholder: 'ne-pas-repondre@exemplia.example' },
  fromName: { label: 'Nom de l’expéditeur' },
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
