import type { SiteLanguage } from '@/src/domain/siteLocale'

/** The opening hours of a site whose settings nobody has touched yet. */
export const defaultOpeningHours = {
  fr: [
    { days: 'Lundi – Vendredi', hours: '9h00 – 19h00' },
    { days: 'Samedi – Dimanche', hours: 'Fermé' },
  ],
  en: [
    { days: 'Monday – Friday', hours: '9 am – 7 pm' },
    { days: 'Saturday – Sunday', hours: 'Closed' },
  ],
} satisfies Record<SiteLanguage, unknown>
