import type { JobApplicationContent } from './jobApplicationContent'

export const pendingApplications: JobApplicationContent[] = [
  {
    key: 'demo-application-camille-herve',
    candidateName: 'Camille Hervé',
    candidateEmail: 'camille.herve@example.org',
    candidatePhone: '06 39 98 12 04',
    offerTitle: 'Développeur full-stack Java / Angular (F/H)',
    status: 'pending',
    receivedDaysAgo: 1,
    curriculumVitae: {
      headline: 'Développeuse full-stack, Java et Angular',
      city: 'Nantes (44)',
      summary:
        'Quatre ans de développement d’applications de gestion, du modèle de données à l’écran. Attachée aux tests automatisés et à l’accessibilité, je cherche une équipe qui relit son code et rencontre ses utilisateurs.',
      experiences: [
        {
          period: '2023 – 2026',
          position: 'Développeuse full-stack, éditeur de logiciels de santé (Nantes)',
          tasks: [
            'Module de facturation : Java 17, Spring Boot, PostgreSQL, 3 000 utilisateurs',
            'Refonte de l’agenda en Angular, conforme au niveau AA du RGAA',
            'Passage d’une mise en production par trimestre à une par quinzaine',
          ],
        },
        {
          period: '2021 – 2023',
          position: 'Développeuse Java en alternance, mutuelle (Vannes)',
          tasks: [
            'Interfaces d’échange avec les centres de gestion',
            'Reprise de 400 tests d’intégration abandonnés',
          ],
        },
      ],
      education: [
        { period: '2023', degree: 'Diplôme d’ingénieure en informatique, par apprentissage' },
        { period: '2020', degree: 'BUT informatique' },
      ],
      skills: ['Java', 'Spring Boot', 'Angular', 'TypeScript', 'PostgreSQL', 'GitLab CI', 'RGAA'],
      languages: 'Français (langue maternelle), anglais (C1)',
    },
    coverLetterFile: {
      subject: 'Candidature au poste de développeuse full-stack Java / Angular',
      paragraphs: [
        'Votre annonce décrit un parcours de souscription utilisé chaque jour par 1 200 conseillers. C’est ce qui m’a décidée à vous écrire : depuis quatre ans, je développe des écrans de gestion, et je sais ce que coûte, au guichet, une étape de trop.',
        'Chez mon employeur actuel, j’ai repris l’agenda des cabinets médicaux avec deux collègues. Nous avons passé trois journées dans les secrétariats avant d’écrire une ligne, puis livré par petites étapes. Le nombre d’appels à l’assistance a baissé d’un tiers en six mois.',
        'Je connais mal l’assurance, mais j’ai l’habitude d’apprendre un métier auprès de ceux qui l’exercent. Je serais heureuse de vous montrer mon travail et de rencontrer l’équipe nantaise.',
      ],
    },
  },
  {
    key: 'demo-application-yanis-belkacem',
    candidateName: 'Yanis Belkacem',
    candidateEmail: 'yanis.belkacem@example.org',
    candidatePhone: '06 39 98 27 51',
    offerTitle: 'Analyste SOC (F/H)',
    status: 'pending',
    receivedDaysAgo: 2,
    curriculumVitae: {
      headline: 'Analyste en cybersécurité, niveau 1',
      city: 'Montreuil (93)',
      summary:
        'Diplômé en sécurité des systèmes d’information après deux ans d’alternance dans un centre de supervision. Rigoureux dans la qualification des alertes, à l’aise avec Python pour automatiser ce qui se répète.',
      experiences: [
        {
          period: '2024 – 2026',
          position: 'Analyste SOC en alternance, opérateur de services (Paris)',
          tasks: [
            'Qualification d’environ 40 alertes par jour sous Splunk',
            'Écriture de onze règles Sigma, dont six mises en production',
            'Rédaction des comptes rendus d’incident remis aux clients',
          ],
        },
        {
          period: '2023',
          position: 'Stage, service informatique d’un hôpital (Créteil)',
          tasks: ['Inventaire du parc et plan de segmentation du réseau biomédical'],
        },
      ],
      education: [
        { period: '2026', degree: 'Master en sécurité des systèmes d’information' },
        { period: '2024', degree: 'Licence professionnelle réseaux et télécommunications' },
      ],
      skills: ['Splunk', 'Wazuh', 'Sigma', 'MITRE ATT&CK', 'Python', 'Linux', 'Wireshark'],
      languages: 'Français, arabe (courants), anglais technique (B2)',
    },
    coverLetterText:
      'Bonjour,\n\nAprès deux ans d’alternance dans un centre de supervision, je cherche un poste où la qualité des règles de détection compte autant que le volume d’alertes traité. Votre objectif de deux règles améliorées par mois me convient tout à fait. Je suis disponible dès le mois prochain et j’accepte le travail en équipes décalées.\n\nBien cordialement,\nYanis Belkacem',
  },
  {
    key: 'demo-application-elise-marchand',
    candidateName: 'Élise Marchand',
    candidateEmail: 'elise.marchand@example.org',
    status: 'pending',
    receivedDaysAgo: 4,
    curriculumVitae: {
      headline: 'Cheffe de projet transformation, secteur public et énergie',
      city: 'Lyon (69)',
      summary:
        'Huit ans de conduite de projets numériques chez un exploitant de réseaux. Je souhaite rejoindre le conseil, à Lyon, pour aider plusieurs organisations à réduire leurs projets en cours et à livrer ceux qui comptent.',
      experiences: [
        {
          period: '2020 – 2026',
          position: 'Cheffe de projet, exploitant de réseaux de chaleur (Lyon)',
          tasks: [
            'Pilotage d’un programme de 2,4 M€ : télérelève de 18 000 compteurs',
            'Choix et déploiement de l’outil de planification des interventions',
            'Animation d’un comité d’arbitrage mensuel des projets numériques',
          ],
        },
        {
          period: '2017 – 2020',
          position: 'Consultante fonctionnelle, éditeur de logiciels (Grenoble)',
          tasks: ['Paramétrage et formation chez douze collectivités'],
        },
      ],
      education: [{ period: '2017', degree: 'Master en management des systèmes d’information' }],
      skills: ['Conduite du changement', 'Kanban', 'BPMN', 'Power BI', 'Marchés publics'],
      languages: 'Français (langue maternelle), italien (C1), anglais (B2)',
    },
    coverLetterFile: {
      subject: 'Candidature spontanée, conseil en transformation à Lyon',
      paragraphs: [
        'J’ai découvert Exemplia lors d’un atelier sur la directive NIS 2 organisé pour les exploitants de réseaux. J’y ai retrouvé une manière de travailler que j’essaie de pratiquer : partir du terrain, chiffrer, puis décider.',
        'Pendant six ans, j’ai tenu le comité d’arbitrage des projets numériques d’un exploitant de réseaux de chaleur. Nous sommes passés de trente et un projets simultanés à neuf. Le délai moyen de livraison a été divisé par deux, et personne n’a regretté les vingt-deux autres.',
        'Je souhaite mettre cette expérience au service de plusieurs clients, depuis Lyon. Je me tiens à votre disposition pour un échange, par téléphone ou dans vos bureaux parisiens.',
      ],
    },
  },
]
