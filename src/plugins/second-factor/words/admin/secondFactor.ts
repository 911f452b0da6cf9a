export const secondFactorText = {
  errors: {
    missing: 'Saisissez le code de votre application d’authentification.',
    wrong:
      'Ce code n’est pas valable\u00A0: mal saisi, déjà utilisé, ou changé entre-temps. Saisissez le suivant.',
    isOff: 'La double authentification n’est pas activée pour ce compte.',
    required:
      'La double authentification est exigée pour votre rôle\u00A0: elle ne peut pas être désactivée.',
    notOneself: 'Vous réglez votre propre double authentification dans votre compte.',
  },
} as const

export const secondFactorWords = {
  title: 'Double authentification',
  introduction:
    'En plus du mot de passe, un code de six chiffres que montre une application de votre téléphone (Aegis, FreeOTP, 2FAS, Google Authenticator…).',
  on: 'Activée',
  off: 'Non activée',
  codesLeft: (count: number) =>
    count === 1
      ? 'Il vous reste un code de secours.'
      : `Il vous reste ${count || 'aucun'} code${count > 1 ? 's' : ''} de secours.`,
  required: 'Elle est exigée pour votre rôle.',
  turnOn: 'Activer la double authentification',
  replace: 'Changer de téléphone',
  drawCodes: 'Nouveaux codes de secours',
  turnOff: 'Désactiver',
  cancel: 'Annuler',
  sending: 'Envoi…',
  loading: 'Chargement…',
  password: {
    title: 'Confirmez que c’est vous',
    label: 'Votre mot de passe',
    submit: 'Continuer',
  },
  code: {
    title: 'Confirmez par un code',
    label: 'Votre code',
    help: 'Celui de votre application d’authentification, ou un code de secours.',
    submit: { authenticatorApp: 'Continuer', codes: 'Continuer', turnOff: 'Désactiver' },
  },
  authenticatorApp: {
    title: 'Reliez votre application',
    scan: 'Dans l’application, ajoutez un compte et visez cette image.',
    pictureAlt: 'QR code à lire avec l’application d’authentification',
    type: 'Si votre appareil ne peut pas la lire, saisissez cette clé\u00A0:',
    label: 'Code montré par l’application',
    help: 'Six chiffres, qui changent toutes les 30 secondes.',
    submit: 'Vérifier le code',
  },
  codes: {
    title: 'Gardez vos codes de secours',
    help: 'Chacun vous laisse entrer une fois, sans téléphone. Ils ne seront plus montrés\u00A0: imprimez-les ou gardez-les dans un gestionnaire de mots de passe.',
    download: 'Télécharger les codes',
    file: 'codes-de-secours.txt',
    submit: 'J’ai gardé mes codes',
    close: 'Fermer',
  },
  turnedOn: 'Double authentification activée. Vos autres appareils ont été déconnectés.',
  turnedOff: 'Double authentification désactivée',
  due: {
    title: 'Une étape avant de continuer',
    text: 'La double authentification est exigée pour votre rôle. Réglez-la maintenant\u00A0: il faut un téléphone et deux minutes. Le reste de l’administration s’ouvre aussitôt après.',
  },
  reset: {
    label: 'Réinitialiser la double authentification',
    heading: 'Réinitialiser la double authentification',
    question:
      'À faire seulement après avoir vérifié de vive voix que cette personne a perdu son téléphone et ses codes de secours. Ses sessions sont fermées\u00A0; elle se connectera avec son seul mot de passe.',
    done: 'Double authentification réinitialisée',
  },
} as const

/** Words for the second page of the sign-in form. */
export const codeStepWords = {
  title: 'Votre code',
  back: 'Revenir au mot de passe',
  authenticatorApp: {
    label: 'Code à six chiffres',
    help: 'Celui que montre en ce moment l’application d’authentification de votre téléphone.',
    choose: 'Utiliser le code de mon téléphone',
  },
  recovery: {
    label: 'Code de secours',
    help: 'Un de ceux que vous avez gardés, par exemple abcd-efgh-2345-6723-ijkl-mnop. Il ne sert qu’une fois.',
    choose: 'Utiliser un code de secours',
  },
} as const

/** Words for the field of the website settings. */
export const secondFactorRolesText = {
  label: 'Double authentification exigée',
  description:
    'Les personnes de ces rôles doivent saisir aussi un code de leur téléphone. Qui ne l’a pas encore réglé y est conduit dès la page suivante, et ne peut rien faire d’autre avant. Seul un Super Administrateur le change.',
} as const
