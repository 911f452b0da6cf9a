import {
  demoCompanyContact,
  registeredAddress,
} from '@/src/plugins/demo-content/seed/content/company'
import type { legalIdentity as frenchIdentity } from '@/src/plugins/demo-content/seed/content/legalNotice/legalIdentity'

export const legalIdentity: typeof frenchIdentity = {
  title: 'Legal notice',
  intro:
    'Exemplia is a fictitious company, created to present this site. The registration numbers, addresses, telephone numbers and people given below do not exist; they show, where it belongs and in its exact form, the information that French law requires to be published.',
  publisher: {
    heading: 'Publisher of the site',
    companyName: 'Exemplia',
    legalForm: 'French simplified joint-stock company (société par actions simplifiée, SAS)',
    shareCapital: '€20,000',
    registration: 'Paris Trade and Companies Register (RCS Paris) 000 000 000 (fictitious number)',
    vatNumber: 'FR 00 000000000 (fictitious number)',
    address: `${registeredAddress}\nTelephone: ${demoCompanyContact.phone}\nEmail: ${demoCompanyContact.email}`,
  },
  director: {
    heading: 'Publication director',
    name: 'Claire Vauquelin',
    position: 'President',
  },
  host: {
    heading: 'Hosting provider',
    name: 'Hébergement d’Exemple SAS (fictitious company)',
    address: '3, chemin du Serveur-Témoin, 59100 Roubaix, France',
    phone: '03 53 01 70 00',
  },
}
