import type { JobApplicationContent } from './jobApplicationContent'

export const decidedApplications: JobApplicationContent[] = [
  {
    key: 'demo-application-thomas-lemoine',
    candidateName: 'Thomas Lemoine',
    candidateEmail: 'thomas.lemoine@example.org',
    candidatePhone: '06 39 98 40 33',
    offerTitle: 'Data engineer (F/H)',
    status: 'reviewed',
    receivedDaysAgo: 6,
    curriculumVitae: {
      headline: 'Ingénieur de données',
      city: 'Rezé (44)',
      summary:
        'Cinq ans d’ingénierie de données dans l’industrie agroalimentaire. Je construis des chaînes de traitement sobres, contrôlées à chaque étape, et des modèles que les analystes savent interroger sans moi.',
      experiences: [
        {
          period: '2022 – 2026',
          position: 'Ingénieur de données, groupe laitier (Nantes)',
          tasks: [
            'Chaîne d’ingestion de 60 automates de production avec Airflow et dbt',
            'Traçabilité des lots, de la collecte à l’expédition, en moins de deux minutes',
            'Contrôles de qualité exécutés à chaque chargement et publiés aux métiers',
          ],
        },
        {
          period: '2020 – 2022',
          position: 'Développeur décisionnel, société de services (Angers)',
          tasks: ['Entrepôt de données commercial sous SQL Server', 'Migration de 120 rapports'],
        },
      ],
      education: [{ period: '2020', degree: 'Diplôme d’ingénieur en statistique et informatique' }],
      skills: ['Python', 'SQL', 'dbt', 'Airflow', 'Spark', 'PostgreSQL', 'Terraform'],
      languages: 'Français (langue maternelle), anglais (C1)',
    },
  },
  {
    key: 'demo-application-aissatou-diallo',
    candidateName: 'Aïssatou Diallo',
    candidateEmail: 'aissatou.diallo@example.org',
    candidatePhone: '06 39 98 55 18',
    offerTitle: 'Product owner, assurance de personnes (F/H)',
    status: 'accepted',
    receivedDaysAgo: 11,
    curriculumVitae: {
      headline: 'Product owner, prévoyance et santé',
      city: 'Paris (75)',
      summary:
        'Gestionnaire de contrats devenue product owner, je connais l’assurance de personnes par ses dossiers difficiles. Six ans de recueil de besoins, de priorisation et d’acceptation au plus près des équipes.',
      experiences: [
        {
          period: '2021 – 2026',
          position: 'Product owner, institution de prévoyance (Paris)',
          tasks: [
            'Espace entreprise : déclaration des effectifs et suivi des arrêts de travail',
            'Taux de demandes réglées en ligne passé de 38 % à 71 % en deux ans',
            'Dossiers de conformité : devoir de conseil, droit des personnes concernées',
          ],
        },
        {
          period: '2015 – 2021',
          position: 'Gestionnaire puis référente prestations (Malakoff)',
          tasks: ['Traitement des arrêts de travail', 'Formation de vingt-cinq gestionnaires'],
        },
      ],
      education: [
        { period: '2021', degree: 'Certification Professional Scrum Product Owner I' },
        { period: '2015', degree: 'Master en droit de la protection sociale' },
      ],
      skills: ['Priorisation', 'Récits utilisateur', 'SQL', 'Figma', 'DSN', 'DDA'],
      languages: 'Français, peul (langues maternelles), anglais (B2)',
    },
    coverLetterFile: {
      subject: 'Candidature au poste de product owner, assurance de personnes',
      paragraphs: [
        'Avant d’être product owner, j’ai traité des arrêts de travail pendant six ans. J’ai gardé de ce métier une conviction : une demande bien posée au premier écran évite trois appels et deux courriers.',
        'Dans mon poste actuel, j’ai mené avec une équipe de sept personnes l’espace en ligne des entreprises adhérentes. Nous avons renoncé à dix-huit fonctions sur quarante prévues, chiffres d’usage à l’appui, et consacré ce temps à celles qui restaient.',
        'Votre projet concerne 600 000 adhérents et deux équipes. Il correspond à l’étape que je recherche, dans une entreprise où l’on peut discuter d’un besoin avant de le développer. Je vous remercie de l’attention que vous porterez à ma candidature.',
      ],
    },
  },
  {
    key: 'demo-application-julien-garnier',
    candidateName: 'Julien Garnier',
    candidateEmail: 'julien.garnier@example.org',
    candidatePhone: '06 39 98 63 77',
    offerTitle: 'Ingénieur plateforme Kubernetes (F/H)',
    status: 'reviewed',
    receivedDaysAgo: 13,
    curriculumVitae: {
      headline: 'Ingénieur système et plateforme',
      city: 'Clermont-Ferrand (63)',
      summary:
        'Administrateur système devenu ingénieur plateforme, neuf ans d’exploitation dont quatre sur Kubernetes. Ce que je préfère : reconstruire un environnement complet depuis le dépôt, et constater qu’il ne manque rien.',
      experiences: [
        {
          period: '2022 – 2026',
          position: 'Ingénieur plateforme, hébergeur régional (Clermont-Ferrand)',
          tasks: [
            'Neuf grappes Kubernetes, déploiement continu par Argo CD',
            'Sauvegardes vérifiées par restauration automatique chaque semaine',
            'Astreintes, comptes rendus d’incident publiés aux clients',
          ],
        },
        {
          period: '2017 – 2022',
          position: 'Administrateur Linux, université (Clermont-Ferrand)',
          tasks: ['Messagerie de 40 000 comptes', 'Automatisation du parc avec Ansible'],
        },
      ],
      education: [
        { period: '2024', degree: 'Certified Kubernetes Administrator' },
        { period: '2017', degree: 'Licence professionnelle administration de systèmes' },
      ],
      skills: ['Kubernetes', 'Linux', 'Terraform', 'Argo CD', 'Prometheus', 'PostgreSQL'],
      languages: 'Français (langue maternelle), anglais technique (B2)',
    },
    coverLetterText:
      'Madame, Monsieur,\n\nJe recherche un poste en télétravail complet qui laisse du temps pour bien documenter. Votre exercice trimestriel de reconstruction est exactement ce que je défends auprès de mon employeur actuel. Mon préavis est de deux mois.\n\nCordialement,\nJulien Garnier',
  },
  {
    key: 'demo-application-marine-kowalski',
    candidateName: 'Marine Kowalski',
    candidateEmail: 'marine.kowalski@example.org',
    candidatePhone: '06 39 98 71 90',
    offerTitle: 'Stage : consultant en transformation numérique (F/H)',
    status: 'accepted',
    receivedDaysAgo: 17,
    curriculumVitae: {
      headline: 'Étudiante en dernière année d’école de commerce',
      city: 'Lille (59)',
      summary:
        'Étudiante en systèmes d’information et finance, je recherche un stage de fin d’études de six mois. Deux expériences en entreprise m’ont donné le goût des processus de facturation, ce qui surprend souvent mes camarades.',
      experiences: [
        {
          period: '2025',
          position: 'Assistante contrôle interne, distributeur spécialisé (Villeneuve-d’Ascq)',
          tasks: [
            'Cartographie du processus d’achat, de la commande au paiement',
            'Analyse de 12 000 factures : causes de rejet et délais de règlement',
          ],
        },
        {
          period: '2024',
          position: 'Junior-entreprise, cheffe de mission',
          tasks: ['Étude de besoins pour trois associations de la métropole lilloise'],
        },
      ],
      education: [
        { period: '2023 – 2026', degree: 'Programme grande école, majeure systèmes d’information' },
        { period: '2021 – 2023', degree: 'Classe préparatoire économique et commerciale' },
      ],
      skills: ['BPMN', 'Excel', 'Power Query', 'SQL (bases)', 'Miro'],
      languages: 'Français, polonais (langues maternelles), anglais (C1)',
    },
  },
  {
    key: 'demo-application-pierre-ollivier',
    candidateName: 'Pierre Ollivier',
    candidateEmail: 'pierre.ollivier@example.org',
    candidatePhone: '01 99 00 37 12',
    offerTitle: 'Coach agile (F/H)',
    status: 'rejected',
    receivedDaysAgo: 26,
    coverLetterText:
      'Bonjour,\n\nCoach indépendant depuis trois ans, je suis disponible un jour par semaine à partir de janvier, à distance uniquement. Mon parcours complet est à votre disposition sur demande.\n\nCordialement,\nPierre Ollivier',
  },
]
