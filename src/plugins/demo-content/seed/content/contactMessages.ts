import type { MessageStatus } from '@/src/domain/submissions/messageStatus'

type ContactMessageContent = {
  key: string
  name: string
  email: string
  subject: string
  message: string
  status: MessageStatus
  receivedDaysAgo: number
}

export const contactMessages: ContactMessageContent[] = [
  {
    key: 'demo-message-lucie-ferrand',
    name: 'Lucie Ferrand',
    email: 'l.ferrand@assurances-du-littoral.example',
    subject: 'Registre DORA : demande de rendez-vous',
    message:
      'Bonjour,\n\nNous sommes une société d’assurance mutuelle de 240 salariés. Notre registre d’information des prestataires informatiques existe, mais il est tenu à la main et nous prend trois semaines par an. Pourriez-vous nous proposer un rendez-vous de cadrage avant la fin du mois, dans nos locaux de La Rochelle ou en visioconférence ?\n\nLucie Ferrand, responsable des risques opérationnels',
    status: 'new',
    receivedDaysAgo: 0,
  },
  {
    key: 'demo-message-laurent-vasseur',
    name: 'Laurent Vasseur',
    email: 'l.vasseur@maison-vasseur.example',
    subject: 'Application de stock en boutique',
    message:
      'Bonjour, nous exploitons 32 boutiques de maroquinerie et nos vendeurs consultent aujourd’hui le stock par téléphone. Nous avons un budget d’environ 150 000 € et souhaitons équiper dix boutiques avant l’été. Est-ce réaliste ? Qui peut m’en parler chez vous ?',
    status: 'new',
    receivedDaysAgo: 1,
  },
  {
    key: 'demo-message-sophie-tran',
    name: 'Sophie Tran',
    email: 's.tran@reseaux-atlantique.example',
    subject: 'Sommes-nous concernés par NIS 2 ?',
    message:
      'Bonjour,\n\nNotre régie de distribution d’électricité dessert 41 communes. Notre conseil d’administration souhaite savoir si nous sommes une entité essentielle ou importante, et ce que cela implique pour notre budget. Avez-vous un format court, d’une ou deux journées, pour y répondre ?',
    status: 'read',
    receivedDaysAgo: 5,
  },
  {
    key: 'demo-message-karim-aubert',
    name: 'Karim Aubert',
    email: 'karim.aubert@example.org',
    subject: 'Intervention dans notre école',
    message:
      'Bonjour, je suis responsable pédagogique d’un master en science des données à Bordeaux. L’un de vos experts accepterait-il de présenter un projet de prévision à nos trente étudiants, pendant deux heures, au printemps ?',
    status: 'read',
    receivedDaysAgo: 8,
  },
  {
    key: 'demo-message-helene-rousselot',
    name: 'Hélène Rousselot',
    email: 'h.rousselot@laboratoires-rousselot.example',
    subject: 'Validation d’un système informatisé',
    message:
      'Bonjour,\n\nNous remplaçons notre logiciel de gestion de laboratoire au second semestre. Nous cherchons un appui pour la validation (BPF annexe 11, 21 CFR Part 11), en particulier l’analyse de risques et les protocoles de qualification. Le cahier des charges est disponible sous accord de confidentialité.',
    status: 'replied',
    receivedDaysAgo: 15,
  },
  {
    key: 'demo-message-bruno-castagnet',
    name: 'Bruno Castagnet',
    email: 'contact@castagnet-imprimerie.example',
    subject: 'Devis pour un site internet',
    message:
      'Bonjour, nous sommes une imprimerie de douze personnes et cherchons un prestataire pour refaire notre site. Est-ce un travail que vous acceptez ? Sinon, pouvez-vous nous recommander quelqu’un ?',
    status: 'replied',
    receivedDaysAgo: 24,
  },
]
