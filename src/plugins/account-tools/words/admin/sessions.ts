import type { VisitBrowser, VisitSystem } from '@/src/domain/visits/visit'

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
