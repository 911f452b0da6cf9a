import type { VisitBrowser, VisitSystem } from '@/src/domain/visits/visit'

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
  failed: 'La demande n’a pas abouti. Réessayez dans un instant.',
  password: {
    title: 'Confirmez que c’est vous',
    label: 'Votre mot de passe',
    submit: 'Continuer',
  },
  code: {
    title: 'Confirmez par un code',
    label: 'Votre code',
    help: 'Celui de votre application d’authentification, ou un code de secours.',
    submit: { application: 'Continuer', codes: 'Continuer', turnOff: 'Désactiver' },
  },
  application: {
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
    signOut: 'Se déconnecter',
  },
  reset: {
    label: 'Réinitialiser la double authentification',
    heading: 'Réinitialiser la double authentification',
    question:
      'À faire seulement après avoir vérifié de vive voix que cette personne a perdu son téléphone et ses codes de secours. Ses sessions sont fermées\u00A0; elle se connectera avec son seul mot de passe.',
    done: 'Double authentification réinitialisée',
  },
} as const

export const sessionWords = {
  title: 'Appareils connectés',
  introduction: 'Fermez ce que vous ne reconnaissez pas, puis changez de mot de passe.',
  on: (browser: string, system: string) => `${browser} sur ${system}`,
  thisOne: 'Cet appareil',
  begun: (when: string) => `Connexion le ${when}`,
  lastSeen: (when: string) => `dernière activité le ${when}`,
  end: 'Fermer',
  endNamed: (device: string) => `Fermer la session ${device}`,
  endOthers: 'Fermer toutes les autres sessions',
  ended: (count: number) => (count > 1 ? `${count} sessions fermées` : 'Session fermée'),
  none: 'Aucune autre session n’est ouverte.',
  endAll: {
    label: 'Fermer ses sessions',
    heading: 'Fermer les sessions',
    question: 'Cette personne est déconnectée de tous ses appareils, et peut se reconnecter.',
    done: 'Sessions fermées',
  },
} as const

export const browserNames = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  unknown: 'Navigateur inconnu',
} as const satisfies Record<VisitBrowser, string>

export const systemNames = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  unknown: 'un système inconnu',
} as const satisfies Record<VisitSystem, string>
