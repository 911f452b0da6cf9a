import type { Payload } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Writes the whole home page in a language, with the same text in all fields. */
export async function writeHome(payload: Payload, locale: SiteLanguage, heading: string) {
  const { statistics, faq } = await payload.findGlobal({ slug: 'home-page', locale })
  const [figureRow] = statistics?.figures ?? []
  const [question] = faq ?? []
  const section = { heading, cardLinkLabel: 'Lien' }
  await payload.updateGlobal({
    slug: 'home-page',
    locale,
    context: { disableRevalidate: true },
    data: {
      statistics: { heading, figures: [{ id: figureRow?.id, value: 78, label: heading }] },
      expertises: section,
      sectors: section,
      offers: { heading, allOffersLabel: 'Tout', noOffersText: 'Rien' },
      locations: { heading, mapLinkLabel: 'Plan' },
      testimonials: { heading },
      team: { heading },
      contact: {
        heading,
        form: {
          nameLabel: 'Nom',
          emailLabel: 'E-mail',
          subjectLabel: 'Sujet',
          messageLabel: 'Message',
          submitLabel: 'Envoyer',
        },
      },
      faq: [{ id: question?.id, question: heading, answer: heading }],
      _status: 'published',
    },
  })
}
