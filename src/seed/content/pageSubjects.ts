import type { PictureSubject } from '../pictures/pictureSubjects'

/** The picture of each page, by the last part of its address. */
export const pageSubjects = {
  'notre-adn': 'values-hub',
  'nos-offres': 'job-list',
  'construction-applications': 'applications',
  'conseil-metier': 'consulting',
  'science-donnees': 'data-science',
  'infrastructure-cyber': 'infrastructure-security',
  'banque-finance': 'banking',
  'energie-environnement': 'energy',
  assurance: 'insurance',
  'retail-luxe': 'retail-luxury',
  lifesciences: 'life-sciences',
  infrastructure: 'infrastructure',
  'bien-etre-travail': 'well-being',
  'diversite-inclusion': 'diversity',
  'responsabilite-environnementale': 'environment',
  'formation-continue': 'training',
  'impact-social': 'social-impact',
  'ethique-transparence': 'ethics',
} as const satisfies Record<string, PictureSubject>
