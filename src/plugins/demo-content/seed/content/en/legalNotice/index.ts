import { contact } from '../../company'
import { cookies } from './cookies'
import { identity } from './identity'
import { privacy } from './privacy'
import { terms } from './terms'

export const legalNotice = {
  ...identity,
  cookies,
  terms,
  privacy,
  contact: {
    heading: 'Contact us',
    intro:
      'A question about this notice, an error to report, a right to exercise? Write to us, or call from Monday to Friday, 9 am to 7 pm.',
    ...contact,
  },
  seo: {
    metaDescription:
      'Publisher, publication director, hosting provider, cookies, terms of use and protection of personal data on the website of Exemplia.',
  },
}
