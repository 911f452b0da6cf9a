import { demoCompanyContact } from './company'

export const websiteSettings = {
  companyName: 'Exemplia',
  tagline: 'Conseil et ingénierie du numérique',
  siteDescription:
    'Exemplia conseille et équipe les entreprises dans leur transformation numérique : applications métier, conseil, science des données, infrastructure et cybersécurité. Paris, Bordeaux, Nantes.',
  phone: demoCompanyContact.phone,
  email: demoCompanyContact.email,
  linkedinUrl: 'https://www.linkedin.com/company/exemplia-example',
}

export const heroSettings = {
  mainTitle: 'Des systèmes qui tiennent, des projets qui aboutissent',
  highlightText: 'Conseil, développement, données et sécurité',
  subTitle:
    'Depuis Paris, Bordeaux et Nantes, nos 78 experts aident banques, industriels, enseignes et laboratoires à faire évoluer leurs systèmes d’information, sans interrompre ce qui fonctionne.',
  ctaText: 'Parler de votre projet',
  ctaUrl: '/#contact',
}

export const emailSettings = {
  fromEmail: 'ne-pas-repondre@exemplia.example',
  fromName: 'Exemplia',
  enableNotifications: true,
  notifyNewApplications: true,
  notifyNewMessages: true,
}
