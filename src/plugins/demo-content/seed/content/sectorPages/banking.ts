import type { SectorPageContent } from './sectorPageContent'

export const banking: SectorPageContent = {
  slug: 'banque-finance',
  picture: 'banking',
  title: 'Banque & Finance',
  summary:
    'Banques de détail, sociétés de gestion, établissements de paiement : nous faisons évoluer des systèmes anciens sans arrêter le service, en gardant la preuve de chaque calcul et la maîtrise de chaque prestataire.',
  metaDescription:
    'DORA, paiement instantané, lutte contre le blanchiment, système central à moderniser : Exemplia accompagne banques, gestionnaires et acteurs du paiement.',
  intro: [
    'Une banque ne manque jamais de projets. Elle manque de fenêtres : entre deux arrêtés, deux exercices de place et deux échéances réglementaires, il reste peu de semaines pour changer un système que des centaines de milliers de clients utilisent à toute heure. Nos équipes ont appris à travailler dans ces intervalles, par petites étapes réversibles.',
    'Nous intervenons auprès de directions des systèmes d’information, des risques et des opérations, chez des établissements de 80 à 12 000 personnes. Les consultants qui conduisent ces missions ont tenu des postes en banque : ils savent lire un schéma comptable autant qu’un schéma technique.',
  ],
  solutionsHeading: 'Trois réponses à vos priorités',
  solutionsIntro:
    'Chacune commence par une phase courte à prix fixe, et produit un résultat utile même si vous n’allez pas plus loin.',
  solutions: [
    {
      icon: 'refresh-cw',
      title: 'Moderniser le système central',
      text: 'Découpage par domaines (tiers, comptes, crédits, paiements), reprise de données contrôlée au centime, exploitation parallèle pendant deux arrêtés mensuels. Vos équipes gardent la maîtrise du calendrier et la possibilité de revenir en arrière.',
    },
    {
      icon: 'shield-check',
      title: 'Tenir les exigences de DORA',
      text: 'Registre d’information des prestataires, cartographie des fonctions critiques, classification des incidents, programme de tests de résilience. Nous outillons ces obligations pour qu’elles se mettent à jour au fil du travail, non une fois par an.',
    },
    {
      icon: 'search',
      title: 'Mieux détecter, moins alerter',
      text: 'Scénarios de lutte contre le blanchiment et la fraude recalibrés sur vos données, modèles explicables, mesure du taux de fausses alertes. Chez un établissement de paiement, le volume à traiter a baissé de 42 % à détection égale.',
    },
  ],
  texts: [
    {
      heading: 'Ce que la réglementation change concrètement',
      paragraphs: [
        'Depuis le 17 janvier 2025, le règlement DORA impose aux entités financières de notifier un incident majeur quatre heures après l’avoir classé comme tel, et au plus tard vingt-quatre heures après en avoir eu connaissance. Cela suppose un circuit de décision répété, la nuit comprise, et des critères que l’exploitant sait appliquer sans juriste à ses côtés.',
        'Le règlement sur les paiements instantanés oblige depuis octobre 2025 les établissements de la zone euro à émettre en dix secondes et à vérifier la concordance entre le nom et l’IBAN du bénéficiaire. Les contrôles qui s’exécutaient la nuit doivent désormais répondre pendant que le client attend.',
        'BCBS 239, enfin, demande que les données de risque soient exactes, complètes et traçables jusqu’à leur source. Nous traitons ces trois textes ensemble, car ils touchent les mêmes systèmes et les mêmes personnes.',
      ],
    },
  ],
  callToAction: {
    title: 'Une échéance réglementaire, un système à faire évoluer ?',
    text: 'Exposez-nous votre calendrier : nous vous dirons ce qui peut raisonnablement y tenir.',
    label: 'Contactez nos experts',
  },
}
