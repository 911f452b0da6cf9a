import { parsePublicPath } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { parseInternalPath } from '@/src/domain/urls/publicPath'

/** The segments of our URLs below /api and /admin. Any other segment is user input. */
const KNOWN_ROUTE_SEGMENTS: ReadonlySet<string> = new Set(
  `a-soigner acceptees access accord account actions adn-hub adresses alertes apercu api application-events application-mentions archives
  application-notes application-opinions audit-entries autrement candidate-files candidate-links
  candidate-page candidatures
  changements-prevus code collections confirmation conservation constat contact-messages contenu count corrections courriels create
  create-first-user data-retention demande demandes-acces demonstration desinscription duplicate effacement
  email-settings envois equipe etapes evenements expertise-pages export exports fichiers file
  first-register forgot forgot-password form-state globals health hero-settings home-page
  inactivity init invitations jetons job-alerts job-applications job-list-page job-offers keep-consents lecteur-pdf
  lecture legal-notice lien liens-candidats liens-mot-de-passe live login logout logout-inactivity me media
  message-replies messages-contact metrics mot-de-passe navigation-settings nouveau offices
  offres page-visits pas-moi payload-jobs payload-locked-documents payload-preferences
  payload-query-presets personne personnes preferences preview quitter ready recruitment-process refresh-token
  reglages-email renvoi renvoyer reponses reponses-candidats reset reset-password restore
  retrait run sector-pages selections sitemap.xml statistics-tokens statistiques suivi team-members
  temps-reel test testimonials texte trash unauthorized unlock users v1 value-pages verify
  versions visit-exclusions visites website-settings`.split(/\s+/),
)
const MAX_SEGMENTS = 7

/**
 * Returns the route pattern for logs and metrics: user input, numbers and tokens become `:id`, so
 * that the number of patterns is bounded. @param path the requested path without its query string
 */
export function routePattern(path: string, defaultLanguage: SiteLanguage): string {
  if (path.startsWith('/_next/')) return '/_next'
  const segments = path.split('/').slice(1, 1 + MAX_SEGMENTS)
  const [first = ''] = segments
  if (first === 'api' || first === 'admin') {
    return `/${[first, ...segments.slice(1).map(maskUnknownSegment)].join('/')}`
  }
  const resolved = parsePublicPath(path, defaultLanguage)
  if ('redirect' in resolved) return '/:moved'
  const { kind } = parseInternalPath(resolved.internalPath)
  if (kind === 'always') return resolved.internalPath
  if (kind === 'picture') return '/images-sociales/:id'
  if (kind === 'page' || kind === 'offer' || kind === 'application')
    return `/${resolved.internalPath.split('/')[1]}/:id`
  return kind === 'elsewhere' ? '/:moved' : '/:unknown'
}

const maskUnknownSegment = (segment: string) =>
  segment === '' || KNOWN_ROUTE_SEGMENTS.has(segment) ? segment : ':id'
