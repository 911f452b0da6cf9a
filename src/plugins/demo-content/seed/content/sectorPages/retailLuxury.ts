import type { SectorPageContent } from './sectorPageContent'

export const retailLuxury: SectorPageContent = {
  slug: 'retail-luxe',
  picture: 'retail-luxury',
  title: 'Retail & Luxe',
  summary:
    'Enseignes, maisons et distributeurs : un stock juste partout, des vendeurs bien outillés, des clients reconnus avec leur accord, et des systèmes qui tiennent le samedi avant Noël.',
  metaDescription:
    'Stock unifié, outils de vente, données clients, passeport numérique, facture électronique : Exemplia accompagne enseignes, maisons de luxe et distributeurs.',
  intro: [
    'Dans le commerce, une erreur de stock se paie comptant : une vente perdue, un client déçu ou un colis expédié deux fois. La cause est rarement un logiciel unique. Elle tient à la dizaine de systèmes, caisse, entrepôt, site, places de marché, qui se parlent une fois par nuit et ne comptent pas de la même manière.',
    'Nos équipes commencent en boutique et en réserve. Une journée d’observation y vaut trois ateliers : on y voit les contournements, les étiquettes manuscrites et les minutes passées à chercher. Nous travaillons pour des réseaux de 12 à 900 points de vente, dans la mode, la beauté, la maison et l’alimentaire.',
  ],
  solutionsHeading: 'Trois leviers pour les enseignes et les maisons',
  solutionsIntro:
    'Nous les engageons d’abord sur quelques points de vente, puis les étendons lorsque les chiffres le justifient.',
  solutions: [
    {
      icon: 'layers',
      title: 'Un stock unique et juste',
      text: 'Une vision du stock à la minute, alimentée par événements, avec des règles de réservation claires entre web et boutiques. Chez une enseigne de 90 magasins, les annulations pour rupture sont passées de 6,1 % à 1,4 % des commandes.',
    },
    {
      icon: 'smartphone',
      title: 'Des outils pour les vendeurs',
      text: 'Stock, historique consenti, commande en rayon et encaissement mobile dans une seule application, utilisable sans réseau et prise en main en une heure. Pour les maisons : carnet de rendez-vous et clientèle internationale, en plusieurs langues.',
    },
    {
      icon: 'trending-up',
      title: 'Prévoir la demande',
      text: 'Prévisions par article et par lieu qui tiennent compte de la météo, des opérations et des lancements. Elles proposent, l’approvisionneur dispose ; ses corrections sont mesurées et enrichissent le modèle suivant.',
    },
  ],
  texts: [
    {
      heading: 'Des règles nouvelles, du prix barré au passeport produit',
      paragraphs: [
        'Toute annonce de réduction doit désormais indiquer le prix le plus bas des trente jours précédents : votre référentiel de prix doit donc garder l’historique et l’afficher sans erreur sur tous les canaux. Les boutiques en ligne sont tenues depuis juin 2025 à l’accessibilité numérique ; nous la vérifions à chaque livraison.',
        'La loi AGEC interdit de détruire les invendus non alimentaires, et le règlement européen sur l’écoconception introduit un passeport numérique par produit, dont les textiles seront parmi les premiers concernés. Matières, origine, réparabilité : ces données existent chez vos fournisseurs, rarement sous une forme exploitable. Nous construisons la collecte et les contrôles.',
        'S’y ajoutent la facture électronique, dont la réception est obligatoire depuis septembre 2026, la conformité des logiciels de caisse, PCI DSS pour les paiements et le RGPD pour la fidélité. Dans le luxe, la discrétion due aux clients est un engagement commercial autant que juridique.',
      ],
    },
  ],
  callToAction: {
    title: 'Et si nous passions une journée dans l’une de vos boutiques ?',
    text: 'Nous vous en remettons un compte rendu de quatre pages, avec ce qui se corrige en moins d’un mois.',
    label: 'Contactez nos experts',
  },
}
