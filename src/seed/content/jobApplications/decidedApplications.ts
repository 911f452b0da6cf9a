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
    documents: ['cv'],
  },
  {
    key: 'demo-application-aissatou-diallo',
    candidateName: 'Aïssatou Diallo',
    candidateEmail: 'aissatou.diallo@example.org',
    candidatePhone: '06 39 98 55 18',
    offerTitle: 'Product owner, assurance de personnes (F/H)',
    status: 'accepted',
    receivedDaysAgo: 11,
    documents: ['cv', 'letter'],
  },
  {
    key: 'demo-application-julien-garnier',
    candidateName: 'Julien Garnier',
    candidateEmail: 'julien.garnier@example.org',
    candidatePhone: '06 39 98 63 77',
    offerTitle: 'Ingénieur plateforme Kubernetes (F/H)',
    status: 'reviewed',
    receivedDaysAgo: 13,
    documents: ['cv'],
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
    documents: ['cv'],
  },
  {
    key: 'demo-application-pierre-ollivier',
    candidateName: 'Pierre Ollivier',
    candidateEmail: 'pierre.ollivier@example.org',
    candidatePhone: '01 99 00 37 12',
    offerTitle: 'Coach agile (F/H)',
    status: 'rejected',
    receivedDaysAgo: 26,
    answeredDaysAgo: 18,
    coverLetterText:
      'Bonjour,\n\nCoach indépendant depuis trois ans, je suis disponible un jour par semaine à partir de janvier, à distance uniquement. Mon parcours complet est à votre disposition sur demande.\n\nCordialement,\nPierre Ollivier',
  },
]
