import type { HomePage } from '@/payload-types'

/** The fixed texts of the home page; all others are content. */
export const homeWords = {
  linkSubject: (subject: string) => `: ${subject}`,
} as const

export const testimonialWords = {
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  groups: 'Choose which testimonials to show',
  group: 'Group {group} of {groups}',
  shown: 'Testimonial {first} of {cards}',
  shownTogether: 'Testimonials {first} to {last} of {cards}',
} as const

/** Default texts until the home page is published. */
export const defaultHomeTexts: Omit<HomePage, 'id'> = {
  statistics: { heading: 'In figures', figures: [] },
  expertises: { heading: 'Our expertise', cardLinkLabel: 'Explore this expertise' },
  sectors: { heading: 'Our sectors', cardLinkLabel: 'See our solutions' },
  offers: {
    heading: 'Our latest vacancies',
    intro: 'The most recently opened positions.',
    allOffersLabel: 'See all our vacancies',
    noOffersText:
      'No position is open at the moment. Your speculative application will be read with the same care.',
  },
  locations: { heading: 'Our offices', mapLinkLabel: 'View on the map' },
  testimonials: { heading: 'Trusted by our clients' },
  team: { heading: 'The management team' },
  contact: {
    heading: 'Contact us',
    form: {
      nameLabel: 'Full name',
      emailLabel: 'Email',
      subjectLabel: 'Subject',
      messageLabel: 'Message',
      submitLabel: 'Send message',
    },
  },
  faq: [],
}
