import {
  demoCompanyContact,
  registeredAddress,
} from '@/src/plugins/demo-content/seed/content/company'

export const legalIdentity = {
  title: 'Mentions légales',
  intro:
    'Exemplia est une entreprise fictive, créée pour présenter ce site. Les numéros d’immatriculation, les adresses, les téléphones et les personnes cités ci-dessous n’existent pas ; ils montrent à leur place, dans leur forme exacte, les informations que la loi demande de publier.',
  publisher: {
    heading: 'Éditeur du site',
    companyName: 'Exemplia',
    legalForm: 'Société par actions simplifiée (SAS)',
    shareCapital: '20 000 euros',
    registration: 'RCS Paris 000 000 000 (numéro fictif)',
    vatNumber: 'FR 00 000000000 (numéro fictif)',
    address: `${registeredAddress}\nTéléphone : ${demoCompanyContact.phone}\nE-mail : ${demoCompanyContact.email}`,
  },
  director: {
    heading: 'Directrice de la publication',
    name: 'Claire Vauquelin',
    position: 'Présidente',
  },
  host: {
    heading: 'Hébergeur',
    name: 'Hébergement d’Exemple SAS (société fictive)',
    address: '3, chemin du Serveur-Témoin, 59100 Roubaix, France',
    phone: '03 53 01 70 00',
  },
}
