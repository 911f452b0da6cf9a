import {
  DEFAULT_LISTED_DAYS,
  MAX_LISTED_DAYS,
  MAX_VISITS_PER_LIST_PAGE,
  type VisitListErrorReason,
} from '@/src/plugins/statistics/rules/visitList'

export const pageVisitsText = {
  labels: { singular: 'Page vue', plural: 'Pages vues' },
  description: `Ce que les statistiques comptent, page par page, sans que personne y soit nommé. Sans période choisie, les ${DEFAULT_LISTED_DAYS}\u00A0derniers jours.`,
  createdAt: 'Quand',
  pagePath: 'Page',
  pageTitle: 'Titre',
  visit: 'Visite n°',
  source: 'Origine',
  host: 'Venue de',
  deviceType: 'Appareil',
  browser: 'Navigateur',
  os: 'Système',
  screenResolution: 'Écran',
  isStruckOut: 'Écartée des chiffres',
  errors: {
    filter:
      'La liste des pages vues se filtre par période, par origine, et selon que les visites sont écartées\u00A0; par rien d’autre.',
    period: `La période est trop longue\u00A0: ${MAX_LISTED_DAYS}\u00A0jours au plus à la fois.`,
    sort: 'La liste des pages vues se trie par date, et par rien d’autre.',
    limit: `${MAX_VISITS_PER_LIST_PAGE}\u00A0lignes au plus à la fois.`,
  } satisfies Record<VisitListErrorReason, string>,
  count: (total: number) =>
    `${total.toLocaleString('fr-FR')} ${total > 1 ? 'pages vues' : 'page vue'}`,
  usual: `Revenir aux ${DEFAULT_LISTED_DAYS}\u00A0derniers jours`,
  empty: 'Aucune page vue dans cette période.',
  noConsent: 'Sans consentement',
  counted: 'Chiffres',
  excluded: 'Écartée',
  visitNumber: (visit: number) => `Visite n°\u00A0${visit}`,
  from: (host: string) => `depuis ${host}`,
  strike: 'Écarter…',
  counting: { false: 'Comptées', true: 'Écartées' },
  visitsExcluded: 'Des visites sont écartées de ces chiffres.',
  seeExclusions: 'Voir lesquelles',
  seePages: 'Page par page',
  exclusions: 'Visites écartées',
  strikeOut: 'Écarter des visites',
  strikeOutThis: {
    host: (host: string) => `Écarter ce qui vient de ${host}`,
    path: (path: string) => `Écarter ce qui entre par ${path}`,
    source: (source: string) => `Écarter «\u00A0${source}\u00A0»`,
  },
}

export const browserLabels = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  unknown: 'Navigateur inconnu',
} as const

export const operatingSystemLabels = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  unknown: 'Système inconnu',
} as const
