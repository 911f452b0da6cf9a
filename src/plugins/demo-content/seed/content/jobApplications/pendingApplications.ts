import type { JobApplicationContent } from './jobApplicationContent'

export const pendingApplications: JobApplicationContent[] = [
  {
    key: 'demo-application-camille-herve',
    candidateName: 'Camille Hervé',
    candidateEmail: 'camille.herve@example.org',
    candidatePhone: '06 39 98 12 04',
    offerTitle: 'Développeur full-stack Java / Angular (F/H)',
    status: 'pending',
    arrival: 'helloWork',
    receivedDaysAgo: 1,
    documents: ['cv', 'letter'],
  },
  {
    key: 'demo-application-yanis-belkacem',
    candidateName: 'Yanis Belkacem',
    candidateEmail: 'yanis.belkacem@example.org',
    candidatePhone: '06 39 98 27 51',
    offerTitle: 'Analyste SOC (F/H)',
    status: 'pending',
    arrival: 'apec',
    receivedDaysAgo: 2,
    documents: ['cv'],
    coverLetterText:
      'Bonjour,\n\nAprès deux ans d’alternance dans un centre de supervision, je cherche un poste où la qualité des règles de détection compte autant que le volume d’alertes traité. Votre objectif de deux règles améliorées par mois me convient tout à fait. Je suis disponible dès le mois prochain et j’accepte le travail en équipes décalées.\n\nBien cordialement,\nYanis Belkacem',
  },
  {
    key: 'demo-application-elise-marchand',
    candidateName: 'Élise Marchand',
    candidateEmail: 'elise.marchand@example.org',
    status: 'pending',
    receivedDaysAgo: 4,
    documents: ['cv', 'letter'],
  },
]
