import { contact } from '../company'
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
    heading: 'Nous contacter',
    intro:
      'Une question sur ces mentions, une erreur à signaler, un droit à exercer ? Écrivez-nous, ou appelez du lundi au vendredi, de 9 h à 19 h.',
    ...contact,
  },
  seo: {
    metaDescription:
      'Éditeur, directrice de la publication, hébergeur, cookies, conditions d’utilisation et protection des données personnelles du site d’Exemplia.',
  },
}
