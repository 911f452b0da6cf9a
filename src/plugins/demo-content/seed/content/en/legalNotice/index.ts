import { demoCompanyContact } from '../../company'
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
    heading: 'Contact us',
    intro:
      'A question about this notice, an error to report, a right to exercise? Write to us, or call from Monday to Friday, 9 am to 7 pm.',
    ...demoCompanyContact,
  },
  seo: {
    metaDescription:
      'Publisher, publication director, hosting provider, cookies, terms of use and protection of personal data on the website of Exemplia.',
  },
}
