import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { languageNamesForStaff } from '../languageNames'

const languageLabel = (language: SiteLanguage) =>
  `En ${languageNamesForStaff[language].toLowerCase()}`

export const websiteSettingsText = {
  label: 'Réglages du site',
  tabs: { identity: 'Entreprise', contact: 'Coordonnées', operation: 'Fonctionnement' },
  companyName: {
    required: 'Indiquez le nom de l’entreprise.',
    label: 'Nom de l’entreprise',
    description: 'Affiché dans l’en-tête, le pied de page et le titre de toutes les pages.',
  },
  tagline: { label: 'Slogan' },
  siteDescription: {
    label: 'Description du site',
    description:
      'Utilisée par les moteurs de recherche quand une page n’a pas sa propre description.',
  },
  phone: { label: 'Téléphone', placeholder: '+33 1 00 00 00 00' },
  email: { label: 'E-mail de contact', placeholder: 'contact@exemplia.example' },
  linkedinUrl: { label: 'Page LinkedIn', placeholder: 'https://www.linkedin.com/company/…' },
  twitterUrl: { label: 'Page X (Twitter)', placeholder: 'https://x.com/…' },
  openingHours: {
    label: 'Horaires d’ouverture',
    description: 'Une ligne par groupe de jours, dans l’ordre où elles s’affichent.',
    singular: 'Ligne',
    plural: 'Lignes',
    days: { label: 'Jours', placeholder: 'Lundi – Vendredi' },
    hours: { label: 'Horaires', placeholder: '9h00 – 19h00' },
  },
  defaultLanguage: {
    label: 'Langue par défaut',
    description:
      'La langue de la page d’accueil à l’adresse «\u00A0/\u00A0». Les pages d’une autre langue ont la leur dans l’adresse\u00A0: «\u00A0/en/…\u00A0» ou «\u00A0/fr/…\u00A0». La changer change l’adresse de toutes les pages\u00A0; les anciennes adresses mènent aux nouvelles. Tant que l’accueil n’est pas entier dans cette langue, «\u00A0/\u00A0» mène à l’édition française.',
    errors: {
      /** @param sections the tabs of the home page with missing texts */
      incomplete: (language: SiteLanguage, sections: readonly string[]) =>
        `${languageLabel(language)}, la page d’accueil n’est pas entière\u00A0: il manque des textes dans ${sections
          .map((section) => `«\u00A0${section}\u00A0»`)
          .join(', ')}. Écrivez-les et publiez l’accueil avant de choisir cette langue.`,
      notTranslated: (language: SiteLanguage) =>
        `${languageLabel(language)}, la page d’accueil n’est pas traduite\u00A0: des textes y sont encore ceux du français. Traduisez-les et publiez l’accueil avant de choisir cette langue.`,
    },
  },
  timezone: {
    label: 'Fuseau horaire',
    description: 'Les dates et les heures de l’administration sont celles de ce fuseau.',
  },
  answerDays: {
    label: 'Délai de réponse aux candidats (jours)',
    description:
      'Chaque candidature garde le jour qui en découle quand elle est envoyée\u00A0: changer ce délai ne vaut que pour les suivantes.',
    invalid: 'Le délai de réponse est un nombre entier de jours, de 1 à 60.',
  },
  checkOutsideLinks: {
    label: 'Vérifier les liens vers d’autres sites',
    description:
      'Chaque semaine, la nuit, une demande par adresse, au nom du site. Ceux qui ne mènent plus à rien paraissent dans «\u00A0À soigner\u00A0».',
  },
  payRequired: {
    label: 'Exiger la rémunération des offres',
    description:
      'Une offre ne peut être mise en ligne sans dire ce qu’elle paie. Celles qui sont déjà en ligne le restent.',
  },
  maintenanceMode: {
    label: 'Mode maintenance',
    description:
      'Le site public affiche une page de maintenance\u00A0; l’administration reste ouverte.',
    notice: {
      sentence:
        'Le mode maintenance est activé\u00A0: les visiteurs voient une page de maintenance à la place du site.',
      action: 'Voir les paramètres',
    },
  },
  analyticsPreselected: {
    label: 'Présélectionner la mesure d’audience dans le bandeau de cookies',
    description:
      'La CNIL demande que cette case soit décochée\u00A0: un consentement présélectionné n’est pas un consentement valable.',
  },
  countWithoutConsent: {
    label: 'Compter les pages vues sans consentement',
    description:
      'Tant qu’un visiteur n’a pas répondu au bandeau, seule l’adresse de la page vue est comptée : aucun identifiant, rien dans son navigateur, ni provenance, ni appareil, ni adresse IP. Qui refuse n’est pas compté.',
  },
}
