import type { SectorPageContent } from './sectorPageContent'

export const insurance: SectorPageContent = {
  slug: 'assurance',
  picture: 'insurance',
  title: 'Assurance',
  summary:
    'Mutuelles, institutions de prévoyance, compagnies et courtiers : des parcours de souscription et d’indemnisation plus courts, des états prudentiels traçables et des gestionnaires rendus à leur métier.',
  metaDescription:
    'Souscription, indemnisation, Solvabilité II, devoir de conseil, résiliation en ligne : Exemplia accompagne mutuelles, compagnies, prévoyance et courtiers.',
  intro: [
    'L’assurance est un métier de promesses écrites, parfois très anciennes. Un contrat souscrit en 1994 doit être géré avec ses garanties d’origine, sur un système qui en a connu trois autres, et expliqué en langage clair à un assuré qui consulte son téléphone. Tenir ensemble ces trois époques est l’essentiel de notre travail dans ce secteur.',
    'Nos équipes comptent d’anciens gestionnaires de sinistres, actuaires et responsables de conformité. Elles savent qu’un écran gagne à être conçu à côté de la personne qui traitera soixante dossiers dans la journée, et qu’un calcul de provision sans piste d’audit ne vaut rien.',
  ],
  solutionsHeading: 'Là où nous intervenons',
  solutionsIntro:
    'De l’entrée en relation jusqu’au règlement du sinistre, et de la donnée de gestion jusqu’à l’état prudentiel.',
  solutions: [
    {
      icon: 'file-text',
      title: 'Souscription et devoir de conseil',
      text: 'Recueil des besoins, tarification, pièces, signature électronique : un parcours unique pour l’agence, le téléphone et le web. Les réponses qui fondent la recommandation sont conservées et opposables, comme le veut la directive sur la distribution.',
    },
    {
      icon: 'umbrella',
      title: 'Indemnisation accélérée',
      text: 'Déclaration guidée, lecture automatique des justificatifs, règlement immédiat des dossiers simples sous un seuil que vous fixez. Les gestionnaires gardent les cas graves, les refus et le contact humain. Délai médian observé : de neuf jours à deux.',
    },
    {
      icon: 'database',
      title: 'Données prudentielles maîtrisées',
      text: 'Entrepôt unique pour les états quantitatifs, l’ORSA et IFRS 17, lignage des données jusqu’à la gestion, contrôles rejouables. Vos équipes justifient un chiffre en quelques minutes, et l’arrêté trimestriel gagne plusieurs jours.',
    },
  ],
  texts: [
    {
      heading: 'Un cadre exigeant, à traduire en écrans et en calculs',
      paragraphs: [
        'Solvabilité II impose des données exactes, exhaustives et appropriées. Sa révision, applicable à partir du 30 janvier 2027, modifie notamment la courbe des taux, la marge de risque et les obligations des petites entreprises peu complexes : autant de paramètres à rendre modifiables sans refonte. DORA s’ajoute pour la résilience des systèmes et le suivi des prestataires, y compris des délégataires de gestion.',
        'Côté assurés, la résiliation en ligne « en trois clics », les délais de réponse aux réclamations et la clarté des documents d’information se mesurent. Nous en faisons des indicateurs suivis, pas des cases cochées à la livraison.',
        'Les données de santé appellent une vigilance particulière : accès restreints au service médical, hébergement certifié, durées de conservation appliquées automatiquement. Le règlement européen sur l’IA classe à haut risque l’évaluation et la tarification des personnes en assurance vie et santé ; nos modèles sont documentés en conséquence.',
      ],
    },
  ],
  callToAction: {
    title: 'Un parcours trop long, un arrêté trop lent ?',
    text: 'Choisissez un dossier type : nous en mesurons avec vous chaque étape et vous proposons trois améliorations chiffrées.',
    label: 'Contactez nos experts',
  },
}
