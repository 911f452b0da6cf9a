import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { Criteria, Criterion, EmploymentType } from '@/src/domain/offers/criteria'

type KnownCriterion = Partial<Criterion> & { code: string; fr: string; en: string }

/** Some of the default criteria, as pages read them. */
export function criteriaIn(language: SiteLanguage): Criteria {
  const all = (known: KnownCriterion[]) =>
    known.map(({ fr, en, ...given }) => ({
      ...EMPTY_CRITERION,
      word: given.code,
      ...given,
      label: language === 'fr' ? fr : en,
    }))
  return {
    location: all([
      { code: 'paris', fr: 'Paris', en: 'Paris' },
      { code: 'nantes', fr: 'Nantes', en: 'Nantes' },
      { code: 'lyon', fr: 'Lyon', en: 'Lyon' },
      { code: 'remote', fr: 'Remote', en: 'Remote', isRemote: true },
    ]),
    contract: all([
      { code: 'cdi', fr: 'CDI', en: 'Permanent', employmentType: 'FULL_TIME' },
      { code: 'cdd', fr: 'CDD', en: 'Fixed-term', employmentType: 'TEMPORARY' },
      { code: 'apprenticeship', word: 'alternance', fr: 'Alternance', en: 'Apprenticeship' },
    ]),
    category: all([
      { code: 'applications', fr: "Construction d'applications", en: 'Application development' },
      { code: 'consulting', fr: 'Conseil métier', en: 'Business consulting' },
      { code: 'data-science', word: 'science-donnees', fr: 'Données', en: 'Data science' },
    ]),
    experience: all([
      { code: 'junior', fr: 'Junior', en: 'Junior' },
      { code: 'confirmed', word: 'confirme', fr: 'Confirmé', en: 'Mid-level' },
      { code: 'senior', fr: 'Senior', en: 'Senior' },
    ]),
  }
}

const EMPTY_CRITERION = {
  isOffered: true,
  isRemote: false,
  employmentType: 'OTHER' satisfies EmploymentType,
  city: null,
  region: null,
  postalCode: null,
  country: null,
} as const
