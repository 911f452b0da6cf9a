import { listActionLabels } from './lists'

/** Heading of a form whose new document has no title yet. */
export const newDocumentHeadings: Record<string, string> = {
  'expertise-pages': 'Nouvelle expertise',
  'job-offers': listActionLabels.newOffer,
  media: 'Nouvelle image',
  'offer-criteria': 'Nouveau critère',
  offices: 'Nouvelle agence',
  'sector-pages': 'Nouveau secteur',
  'team-members': 'Nouveau membre de la direction',
  testimonials: 'Nouveau témoignage',
  users: 'Nouvel utilisateur',
  'visit-exclusions': 'Écarter des visites',
  'value-pages': 'Nouvelle page «\u00A0Notre ADN\u00A0»',
}
