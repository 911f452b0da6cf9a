import type { PUBLIC_ROUTES } from './publicRoutes'

/** The English path of each French page. A page that is French on purpose would be marked here. */
export const ENGLISH_ROUTES = {
  '/': '/en',
  '/notre-adn': '/en/our-values',
  '/notre-adn/bien-etre-travail': '/en/our-values/wellbeing-at-work',
  '/notre-adn/diversite-inclusion': '/en/our-values/diversity-inclusion',
  '/notre-adn/responsabilite-environnementale': '/en/our-values/environmental-responsibility',
  '/notre-adn/formation-continue': '/en/our-values/learning-development',
  '/notre-adn/impact-social': '/en/our-values/social-impact',
  '/notre-adn/ethique-transparence': '/en/our-values/ethics-transparency',
  '/nos-offres': '/en/jobs',
  '/postuler/candidature-spontanee': '/en/apply/speculative',
  '/expertises/construction-applications': '/en/expertise/application-development',
  '/expertises/conseil-metier': '/en/expertise/business-consulting',
  '/expertises/science-donnees': '/en/expertise/data-science',
  '/expertises/infrastructure-cyber': '/en/expertise/infrastructure-cybersecurity',
  '/secteurs/banque-finance': '/en/sectors/banking-finance',
  '/secteurs/energie-environnement': '/en/sectors/energy-environment',
  '/secteurs/assurance': '/en/sectors/insurance',
  '/secteurs/retail-luxe': '/en/sectors/retail-luxury',
  '/secteurs/lifesciences': '/en/sectors/life-sciences',
  '/secteurs/infrastructure': '/en/sectors/infrastructure',
  '/mentions-legales': '/en/legal-notice',
} as const satisfies Record<(typeof PUBLIC_ROUTES)[number], string>
