import type { ExpertisePageContent } from './expertisePageContent'

export const infrastructureSecurity: ExpertisePageContent = {
  slug: 'infrastructure-cyber',
  picture: 'infrastructure-security',
  title: 'Infrastructure & Cyber Sécurité',
  icon: 'shield-check',
  summary:
    'Des systèmes qui tiennent et que l’on sait reconstruire : cloud, réseaux, infrastructure en code, sécurité et conformité.',
  metaDescription:
    'Cloud et hybridation, cybersécurité, infrastructure as code, performance, réseaux, conformité : des systèmes solides, surveillés et reconstructibles.',
  intro: [
    'Deux questions résument l’état d’une infrastructure : combien de temps faudrait-il pour la reconstruire à partir de zéro, et quand l’a-t-on essayé pour la dernière fois ? Les organisations qui savent répondre traversent une panne, un rançongiciel ou un changement d’hébergeur. Les autres les découvrent. Nous aidons nos clients à passer du second groupe au premier.',
    'Notre équipe réunit des ingénieurs système, des architectes réseau et des spécialistes de la sécurité qui partagent la même astreinte. Nous ne revendons ni matériel ni licence : nos recommandations ne dépendent d’aucune marge. Quand un serveur sous votre bureau suffit, nous l’écrivons.',
  ],
  servicesHeading: 'Nos services',
  services: [
    {
      icon: 'cloud',
      title: 'Cloud et hybridation',
      text: 'Choix de l’hébergement application par application : cloud public, cloud de confiance qualifié SecNumCloud, centre de données propre. Migration par vagues, coûts suivis chaque semaine, clause et plan de sortie prévus dès le contrat.',
    },
    {
      icon: 'shield-check',
      title: 'Cybersécurité',
      text: 'Audit, tests d’intrusion, durcissement, supervision des alertes et réponse à incident. Nous commençons par ce qui arrête la majorité des attaques : authentification forte, mises à jour, cloisonnement, sauvegardes hors ligne vérifiées.',
    },
    {
      icon: 'code',
      title: 'Infrastructure as code',
      text: 'Serveurs, réseaux, droits et configurations décrits dans un dépôt, relus et testés comme un logiciel. Un environnement complet se recrée en quelques heures, et chaque changement garde un auteur, une date et un motif.',
    },
    {
      icon: 'gauge',
      title: 'Performance',
      text: 'Mesure des temps de réponse vus par les utilisateurs, essais de charge réalistes, recherche des goulets et réglage des bases de données. Nous dimensionnons ensuite au besoin constaté, ce qui réduit souvent la facture et la consommation.',
    },
    {
      icon: 'network',
      title: 'Réseaux',
      text: 'Réseaux d’entreprise, multisites et industriels : architecture, Wi-Fi, accès distants, segmentation, redondance. Le plan d’adressage et la documentation sont générés depuis la configuration réelle, donc toujours à jour.',
    },
    {
      icon: 'clipboard-check',
      title: 'Conformité et gouvernance',
      text: 'Préparation à ISO 27001, NIS 2, DORA ou à l’hébergement de données de santé. Politiques courtes, registre des risques tenu, preuves collectées automatiquement, comités préparés : la conformité comme sous-produit d’un travail bien fait.',
    },
  ],
  approachHeading: 'Notre approche de la cybersécurité',
  approachIntro:
    'La sécurité totale n’existe pas. Un niveau de risque connu, accepté et réévalué, en revanche, se construit en quatre étapes.',
  steps: [
    {
      title: 'Évaluer',
      text: 'Inventaire des systèmes exposés, analyse de risques selon EBIOS Risk Manager, tests d’intrusion ciblés. En cinq semaines, une dizaine de scénarios classés par vraisemblance et par gravité, compréhensibles par une direction générale.',
    },
    {
      title: 'Protéger',
      text: 'Un plan d’action sur douze mois, ordonné par réduction de risque et par euro dépensé. Les trente premiers jours portent sur les mesures rapides : comptes à privilèges, authentification forte, sauvegardes, correctifs en retard.',
    },
    {
      title: 'Détecter',
      text: 'Collecte des journaux utiles, règles de détection alignées sur MITRE ATT&CK, tri des alertes par nos analystes. Chaque règle a un propriétaire et une fiche réflexe ; celles qui ne servent pas sont retirées.',
    },
    {
      title: 'Répondre et rétablir',
      text: 'Cellule de crise répétée deux fois par an, annuaire et modèles de notification prêts sur papier, restaurations essayées chaque trimestre. Après chaque incident, un compte rendu sans recherche de coupable et des actions datées.',
    },
  ],
  callToAction: {
    title: 'Sauriez-vous tout reconstruire ?',
    text: 'Nous pouvons y répondre ensemble en une journée, sur un système de votre choix. Pour un incident en cours, téléphonez : un message écrit attendrait trop longtemps.',
    label: 'Demander un diagnostic',
  },
}
