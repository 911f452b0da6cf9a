import type { HomePage } from '@/payload-types'

/** The fixed texts of the home page; all others are content. */
export const homeWords = {
  linkSubject: (subject: string) => `\u00A0: ${subject}`,
} as const

export const testimonialWords = {
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  groups: 'Choisir les témoignages à afficher',
  group: 'Groupe {group} sur {groups}',
  shown: 'Témoignage {first} sur {cards}',
  shownTogether: 'Témoignages {first} à {last} sur {cards}',
} as const

/** Default texts until the home page is published. */
export const defaultHomeTexts: Omit<HomePage, 'id'> = {
  statistics: { heading: 'En chiffres', figures: [] },
  expertises: { heading: 'Nos expertises', cardLinkLabel: 'Découvrir cette expertise' },
  sectors: { heading: 'Nos secteurs', cardLinkLabel: 'Voir nos solutions' },
  offers: {
    heading: 'Nos dernières offres',
    intro: 'Les postes ouverts le plus récemment.',
    allOffersLabel: 'Voir toutes les offres',
    noOffersText:
      'Aucun poste n’est ouvert en ce moment. Votre candidature spontanée sera lue avec la même attention.',
  },
  locations: { heading: 'Nos agences', mapLinkLabel: 'Voir sur le plan' },
  testimonials: { heading: 'Ils nous font confiance' },
  team: { heading: 'L’équipe de direction' },
  contact: {
    heading: 'Contactez-nous',
    form: {
      nameLabel: 'Nom complet',
      emailLabel: 'E-mail',
      subjectLabel: 'Sujet',
      messageLabel: 'Message',
      submitLabel: 'Envoyer le message',
    },
  },
  faq: [],
}
