import { demoCompanyContact } from '../company'
import { cookieSection } from './cookieSection'
import { legalIdentity } from './legalIdentity'
import { privacyPolicy } from './privacyPolicy'
import { termsOfUse } from './termsOfUse'

export const legalNotice = {
  ...legalIdentity,
  cookies: cookieSection,
  terms: termsOfUse,
  privacy: privacyPolicy,
  contact: {
    heading: 'Nous contacter',
    intro:
      'Une question sur ces mentions, une erreur à signaler, un droit à exercer ? Écrivez-nous, ou appelez du lundi au vendredi, de 9 h à 19 h.',
    ...demoCompanyContact,
  },
  seo: {
    metaDescription:
      'Éditeur, directrice de la publication, hébergeur, cookies, conditions d’utilisation et protection des données personnelles du site d’Exemplia.',
  },
}
