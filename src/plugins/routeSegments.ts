/**
 * The segments of our URLs below /api and /admin, of the core and of plugins. Logs and metrics show
 * any other segment as `:id`, because it is user input.
 */
export const routeSegments: readonly string[] = `
  a-soigner acceptees access accord account actions adn-hub adresses alertes apercu api
  application-events application-mentions archives application-notes application-opinions
  audit-entries autrement candidate-files candidate-links candidate-page candidatures
  changements-prevus code collections confirmation conservation constat contact-messages contenu
  count corrections courriels create create-first-user data-retention demande demandes-acces
  demonstration desinscription duplicate effacement email-settings envois equipe etapes
  evenements expertise-pages export exports fichiers file first-register forgot forgot-password
  form-state globals health hero-settings home-page inactivity init invitations jetons job-alerts
  job-applications job-list-page job-offers keep-consents lecteur-pdf lecture legal-notice lien
  liens-candidats liens-mot-de-passe live login logout logout-inactivity me media message-replies
  messages-contact metrics mot-de-passe navigation-settings nouveau offices offres page-visits
  pas-moi payload-jobs payload-locked-documents payload-preferences payload-query-presets
  personne personnes preferences preview quitter ready recruitment-process refresh-token
  reglages-email renvoi renvoyer reponses reponses-candidats reset reset-password restore retrait
  run sector-pages selections sitemap.xml statistics-tokens statistiques suivi team-members
  temps-reel test testimonials texte trash unauthorized unlock users v1 value-pages verify
  versions visit-exclusions visites website-settings
`
  .trim()
  .split(/\s+/)
