import type { AccountAction } from '@/src/domain/accounts/allowedAccountActions'
import type { Role } from '@/src/domain/accounts/userAccount'

export const userPageWords = {
  invite: 'Inviter un utilisateur',
  inviteTitle: 'Inviter un utilisateur',
  inviteHelp:
    'La personne reçoit un lien, valable sept jours, pour choisir son mot de passe. Son accès s’ouvre quand elle l’a choisi.',
  sendInvitation: 'Envoyer l’invitation',
  sending: 'Envoi…',
  cancel: 'Annuler',
  name: 'Nom',
  email: 'E-mail',
  role: 'Rôle',
  invited: 'Invitation envoyée avec succès !',
  proof: {
    title: 'Confirmez que c’est vous',
    why: 'Ce changement ouvre un compte, ou lui donne plus de droits\u00A0: votre session seule ne suffit pas.',
    currentPassword: 'Votre mot de passe',
    currentCode: 'Votre code',
    help: {
      currentPassword: undefined,
      currentCode: 'Celui de votre application d’authentification, ou un code de secours.',
    },
    submit: 'Confirmer',
    submitting: 'Vérification…',
  },
  create: 'Créer l’invitation',
  creating: 'Création…',
  createHelp:
    'Aucun serveur d’envoi n’est réglé\u00A0: vous recevrez ici un lien, valable sept jours, à remettre vous-même à cette personne. Son accès s’ouvre quand elle a choisi son mot de passe.',
  link: {
    title: 'Invitation créée',
    help: 'Aucun serveur d’envoi n’est réglé\u00A0: rien n’est parti. Copiez ce lien et remettez-le vous-même à cette personne, et à elle seule. Il est valable sept jours, ne sert qu’une fois, et ne sera plus montré.',
    label: 'Lien d’invitation',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    copyByHand:
      'La copie n’a pas été permise\u00A0: le lien est sélectionné, copiez-le au clavier.',
    copying: 'Copie…',
    close: 'Fermer',
  },
  resetKept:
    'Rien n’est parti\u00A0: aucun serveur d’envoi n’est réglé. Le lien est gardé dans un fichier .eml sur le serveur.',
  inviteFailed: "Erreur lors de l'envoi de l'invitation. Veuillez réessayer.",
  fieldsMissing: 'Veuillez remplir tous les champs obligatoires',
  fieldMissing: 'Ce champ est obligatoire.',
  updated: 'Utilisateur modifié avec succès !',
  updateFailed: "Erreur lors de la mise à jour de l'utilisateur. Veuillez réessayer.",
  deleted: 'Utilisateur supprimé avec succès !',
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cet utilisateur ?',
  deleteFailed: 'Erreur lors de la suppression',
  declineTitle: 'Refuser la demande',
  declineHelp:
    'La demande est effacée. La personne n’en est pas avertie et peut en faire une autre.',
  decline: 'Refuser la demande',
  declined: 'Demande refusée',
  superAdminKept: 'Un Super Administrateur ne peut pas être supprimé',
  resetSent: 'Un email de réinitialisation du mot de passe a été envoyé.',
  resetFailed: 'L’e-mail n’a pas pu être demandé. Réessayez dans quelques minutes.',
  actions: {
    accept: 'Accepter la demande',
    inviteAgain: 'Nouvelle invitation',
    sendReset: 'Réinitialiser le mot de passe',
    suspend: 'Suspendre l’accès',
    reopen: 'Rétablir l’accès',
    decline: 'Refuser la demande',
    delete: 'Supprimer',
  } satisfies Record<AccountAction, string>,
  suspend: 'Suspendre l’accès',
  suspendTitle: 'Suspendre l’accès',
  suspendHelp:
    'Cette personne est déconnectée aussitôt et ne peut plus se connecter. Rien de son travail n’est perdu.',
  open: 'Modifier',
  neverSignedIn: 'Jamais connecté',
  request: 'Demande à traiter',
  requestsWaiting: (count: number) =>
    count === 1
      ? 'Une demande d’accès attend votre décision.'
      : `${count} demandes d’accès attendent votre décision.`,
  seeRequests: 'Voir les demandes',
  countsTitle: 'Comptes par rôle',
  counts: {
    'super-admin': (n: number) => (n > 1 ? 'Super Administrateurs' : 'Super Administrateur'),
    admin: (n: number) => (n > 1 ? 'Administrateurs' : 'Administrateur'),
    moderator: (n: number) => (n > 1 ? 'Modérateurs' : 'Modérateur'),
  } satisfies Record<Role, (count: number) => string>,
  password: {
    change: 'Changer le mot de passe',
    title: 'Changer le mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    again: 'Confirmez le mot de passe',
    help: 'Au moins 12 caractères, sans votre nom ni un mot de passe courant. Vos autres appareils seront déconnectés.',
    save: 'Enregistrer le mot de passe',
    saving: 'Enregistrement…',
    changed: 'Mot de passe changé avec succès',
    different: 'Les deux mots de passe ne sont pas les mêmes.',
    failed: 'Le mot de passe n’a pas pu être changé. Réessayez dans quelques minutes.',
  },
} as const
