import type { PasswordError } from '@/src/domain/accounts/password'

const formatMinutesFromNow = (minutes: number) =>
  minutes === 1 ? 'dans une minute' : `dans ${minutes} minutes`

export const usersText = {
  labels: { singular: 'Utilisateur', plural: 'Utilisateurs' },
  description:
    'Seules des personnes de confiance doivent avoir un accès. Retirez sans attendre celui des personnes qui partent.',
  name: { label: 'Nom', placeholder: 'Prénom et nom' },
  email: {
    label: 'E-mail',
    description:
      'Sert à se connecter. Le changer demande votre mot de passe\u00A0; l’ancienne adresse en est avertie.',
  },
  currentPassword: { label: 'Votre mot de passe' },
  currentCode: { label: 'Votre code' },
  role: {
    label: 'Rôle',
    description:
      'Un Modérateur traite offres, candidatures et messages\u00A0; un Administrateur supprime, exporte et règle le site\u00A0; un Super Administrateur gère aussi les Administrateurs.',
  },
  status: {
    label: 'Statut',
    description:
      'Une personne inactive ou seulement invitée n’a aucun droit\u00A0; ses sessions s’arrêtent aussitôt. Une personne que vous invitez reçoit par e-mail le lien pour choisir son mot de passe, et devient active en le choisissant.',
  },
  invitedAt: { label: 'Invité le' },
  lastLoginAt: { label: 'Dernière connexion' },
  errors: {
    roleNotManageable: 'Vous ne pouvez pas gérer un compte de ce rôle.',
    lastSuperAdmin:
      'C’est le dernier Super Administrateur actif\u00A0: nommez-en d’abord un autre, sans quoi personne ne pourrait plus gérer les accès.',
    superAdminKept: 'Un Super Administrateur ne peut pas être supprimé.',
    suspended: 'Ce compte est suspendu. Adressez-vous à un administrateur.',
    emailMissing: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse e-mail n’est pas valide. Exemple\u00A0: prenom.nom@exemple.fr',
    requestOfAnother: 'Seul un Super Administrateur accepte ou refuse une demande d’accès.',
    requestSettled: 'Cette demande d’accès a déjà été traitée.',
    noLinkFor:
      'Cette personne ne peut pas recevoir de lien\u00A0: son accès est suspendu, ou sa demande n’est pas acceptée.',
    newPassword: {
      tooShort: 'Le mot de passe doit compter au moins 12 caractères.',
      tooLong: 'Le mot de passe ne doit pas dépasser 512 caractères.',
      common:
        'Ce mot de passe est parmi les premiers que l’on essaie : choisissez-en un autre, par exemple quatre mots sans lien entre eux.',
      personal:
        'Ce mot de passe est fait de votre nom, de votre e-mail ou du nom de l’entreprise : choisissez-en un que personne ne devine.',
    } satisfies Record<PasswordError, string>,
    ownPasswordMissing: 'Saisissez votre mot de passe.',
    currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
    passwordOfAnother:
      'Personne ne choisit le mot de passe d’une autre personne\u00A0: qu’elle en demande un avec «\u00A0Mot de passe oublié\u00A0».',
    tooManyAttempts: {
      password: (minutes: number) =>
        `Trop d’essais ont été faits depuis votre connexion\u00A0: réessayez ${formatMinutesFromNow(minutes)}, ou demandez un nouveau mot de passe.`,
      secondFactor: (minutes: number) =>
        `Trop de codes ont été essayés\u00A0: réessayez ${formatMinutesFromNow(minutes)}.`,
      recoveryCode: (minutes: number) =>
        `Trop de codes de secours ont été essayés\u00A0: réessayez ${formatMinutesFromNow(minutes)}.`,
      passwordLink: (minutes: number) =>
        `Trop de liens ont été demandés depuis votre connexion\u00A0: réessayez ${formatMinutesFromNow(minutes)}. Les liens déjà reçus restent valables une heure.`,
    },
    tooManyInvitations: (minutes: number) =>
      `Vous avez envoyé beaucoup d’invitations\u00A0: réessayez ${formatMinutesFromNow(minutes)}.`,
    linkNotValid:
      'Ce lien n’est plus valable\u00A0: il a déjà servi, ou son délai est passé. Demandez-en un autre avec «\u00A0Mot de passe oublié\u00A0».',
  },
}
